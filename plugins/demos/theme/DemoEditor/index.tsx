/** The live editor of a demo. Fetched on 'Edit', with CodeMirror in it. */
import { useEffect, useId, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import DemoEditProblem from '@theme/DemoEditProblem';
import type { DemoEditorProps } from '@theme/DemoEditor';
import { createCodeEditor, type CodeEditor } from '../../client/editor/createCodeEditor';
import { readDraft, removeDraft, writeDraft } from '../../client/editor/drafts';
import type { EditableFile } from '../../client/editor/editableSource';
import { INITIAL_SESSION } from '../../client/editor/session';
import { startEditing, type Editing } from '../../client/editor/startEditing';

/** From the last key to the new result, in milliseconds. */
const TYPING_PAUSE_MS = 250;

function translateFrame(name: string) {
  return {
    title: translate(
      {
        id: 'demos.DemoEditor.frame',
        message: 'Result of the edited demo {name}',
        description: 'Names the frame with an edited demo for assistive technology',
      },
      { name },
    ),
    unavailable: translate({
      id: 'demos.DemoEditor.unavailable',
      message:
        'The edited demo cannot be run: a part of the editor could not be loaded. Check the connection, then change the code.',
      description: 'Shown when the frame or the compiler of the live editor could not be loaded',
    }),
    hung: translate({
      id: 'demos.DemoEditor.hung',
      message:
        'The demo did not answer for some seconds and was stopped. Look for a loop without an end.',
      description: 'Shown when an edited demo has blocked its frame',
    }),
  };
}

function getFileLabel(file: string): string {
  return translate(
    {
      id: 'demos.DemoEditor.text',
      message: 'Source of {file}',
      description: 'Names the text of the live editor for assistive technology',
    },
    { file },
  );
}

interface FileSwitchProps {
  readonly files: readonly EditableFile[];
  readonly openFile: string;
  readonly onOpen: (name: string) => void;
}

function FileSwitch({ files, openFile, onOpen }: FileSwitchProps) {
  return (
    <div
      role="group"
      className="demo__switch demo__files"
      aria-label={translate({
        id: 'demos.DemoEditor.files',
        message: 'Files of the demo',
        description: 'Names the switch between the files in the live editor',
      })}
    >
      {files.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="demo__button"
          aria-pressed={name === openFile}
          onClick={() => onOpen(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

export default function DemoEditor({
  name,
  sourceKey,
  source,
  addresses,
  result,
  resetCount,
  onResult,
}: DemoEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const editing = useRef<Editing | null>(null);
  const [openFile, setOpenFile] = useState(source.files[0]?.name ?? '');
  const [{ problem, good, goodRun, run }, setSession] = useState(INITIAL_SESSION);
  const hintId = useId();
  const [resetsBefore] = useState(resetCount);

  useEffect(() => {
    if (!parent.current) return undefined;
    const { title, ...texts } = translateFrame(name);
    const files = readDraft(sourceKey, source.files) ?? source.files;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const started = startEditing({
      container: result,
      frame: { ...addresses, title },
      source,
      texts,
      onState: (state) => {
        setSession(state);
        if (state.good) onResult();
      },
    });
    const created = createCodeEditor(parent.current, {
      files,
      hintId,
      getLabel: getFileLabel,
      onChange: (edited) => {
        writeDraft(sourceKey, edited, source.files);
        clearTimeout(pause);
        pause = setTimeout(() => started.edit(edited), TYPING_PAUSE_MS);
      },
    });
    started.edit(files);
    // A reader who has gone elsewhere while it was loaded is not called back.
    const active = document.activeElement ?? document.body;
    if (active === document.body || result.parentElement?.contains(active)) created.focus();
    editing.current = started;
    editor.current = created;
    return () => {
      clearTimeout(pause);
      started.dispose();
      created.dispose();
    };
  }, [name, sourceKey, source, addresses, result, onResult, hintId]);

  useEffect(() => {
    if (resetCount === resetsBefore) return;
    removeDraft(sourceKey);
    editor.current?.load(source.files);
    editing.current?.edit(source.files);
  }, [resetCount, resetsBefore, sourceKey, source]);

  return (
    <>
      {source.files.length > 1 && (
        <FileSwitch
          files={source.files}
          openFile={openFile}
          onOpen={(file) => {
            editor.current?.open(file);
            setOpenFile(file);
          }}
        />
      )}
      {/* Code reads from left to right in every language. */}
      <div ref={parent} dir="ltr" />
      <p id={hintId} className="demo__note demo__hint">
        <Translate
          id="demos.DemoEditor.hint"
          description="Below the live editor, and read out with it: how the keyboard leaves it"
        >
          Tab indents. To leave the editor with the keyboard, press Escape, then Tab.
        </Translate>
      </p>
      <DemoEditProblem problem={problem} isResultOlder={good !== null && goodRun !== run} />
    </>
  );
}
