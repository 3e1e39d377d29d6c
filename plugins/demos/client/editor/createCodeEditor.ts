import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { EditableFile } from './editableSource';
import { editorHighlight, editorTheme } from './editorLook';

export interface CodeEditorOptions {
  readonly files: readonly EditableFile[];
  /** Accessible name of the text, for each file. */
  getLabel(fileName: string): string;
  /** Id of the element that says how the keyboard leaves the editor. */
  readonly hintId: string;
  /** Called at every change with all files as they are now. */
  onChange(files: readonly EditableFile[]): void;
}

export interface CodeEditor {
  /** Shows a file, with the cursor and the history that it was left with. */
  open(fileName: string): void;
  /** Replaces all texts and forgets their history. `onChange` is not called. */
  load(files: readonly EditableFile[]): void;
  focus(): void;
  dispose(): void;
}

function getLanguage(name: string): Extension {
  if (/\.(?:tsx|jsx?)$/.test(name)) return tsxLanguage;
  return /\.[cm]?[jt]s(?:on)?$/.test(name) ? typescriptLanguage : [];
}

/** Tab indents until Escape is pressed; then it moves the focus on, until the reader comes back. */
const tabEscape: Extension = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    focus: (_event, view) => {
      view.setTabFocusMode(false);
    },
  }),
];

/** Makes an editor for a demo's files inside of `parent`, one file visible at a time. */
export function createCodeEditor(parent: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const createState = ({ name, code }: EditableFile) =>
    EditorState.create({
      doc: code,
      extensions: [
        history(),
        bracketMatching(),
        indentOnInput(),
        EditorView.lineWrapping,
        tabEscape,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        getLanguage(name),
        syntaxHighlighting(editorHighlight),
        editorTheme,
        EditorView.contentAttributes.of({
          'aria-label': options.getLabel(name),
          'aria-describedby': options.hintId,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          states.set(name, state);
          options.onChange(readFiles());
        }),
      ],
    });
  const createStates = (files: readonly EditableFile[]) =>
    new Map(files.map((file) => [file.name, createState(file)]));

  let states = createStates(options.files);
  let openName = options.files[0]?.name ?? '';
  const view = new EditorView({ parent, state: states.get(openName) });

  function readFiles(): EditableFile[] {
    return Array.from(states, ([name, state]) => ({ name, code: state.doc.toString() }));
  }
  const show = (name: string) => {
    const state = states.get(name);
    if (!state) return;
    openName = name;
    view.setState(state);
  };
  return {
    open(name) {
      states.set(openName, view.state);
      show(name);
    },
    load(files) {
      states = createStates(files);
      show(states.has(openName) ? openName : (files[0]?.name ?? ''));
    },
    focus: () => view.focus(),
    dispose: () => view.destroy(),
  };
}
