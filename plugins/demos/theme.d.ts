declare module '@theme/Demo' {
  type DemoModule = import('./client/types').DemoModule;

  export interface DemoProps {
    /** The demo's name and anchor; set by the remark plugin. */
    readonly name: string;
    /** Styling id (null: no variants) and module; set by the remark plugin. */
    readonly variants: ReadonlyArray<readonly [styling: string | null, module: DemoModule]>;
    /** All other modules of the page, for the first demo; set by the remark plugin. */
    readonly following?: readonly DemoModule[];
    /** Shows the demo without its toolbar. Default: false. */
    readonly hideToolbar?: boolean;
    /** `paper`: the demo's surface is that of the page; `none`: no frame. Default: `paper`. */
    readonly background?: 'paper' | 'none';
  }
  export default function Demo(props: DemoProps): React.JSX.Element;
}

declare module '@theme/DemoRoot' {
  export interface DemoRootProps {
    readonly children: React.ReactNode;
  }
  export default function DemoRoot(props: DemoRootProps): React.JSX.Element;
}

declare module '@theme/DemoServer' {
  export interface RenderDemoInput {
    readonly Component: React.ComponentType;
    /** The module of the option `runtimes`, its default export being the root component. */
    readonly rootModule: { readonly default: React.ComponentType<{ children: React.ReactNode }> };
    readonly identifierPrefix: string;
  }
  /** One rule or variable a demo's markup needs. */
  export interface DemoStyle {
    /** The same key means the same text: a page carries it once, however many demos need it. */
    readonly key: string;
    readonly css: string;
  }
  export type RenderDemo = (input: RenderDemoInput) => {
    /** Markup that the browser hydrates. */
    readonly html: string;
    readonly styles: readonly DemoStyle[];
  };
  /** Turns the styles that a page does not have yet into `<style>` elements. */
  export function buildStyleHtml(styles: readonly DemoStyle[]): string;
  const renderDemo: RenderDemo;
  export default renderDemo;
}

declare module '@theme/DemoSource' {
  type DemoText = import('./client/types').DemoText;

  export interface DemoSourceProps {
    readonly files: readonly DemoText[];
  }
  export default function DemoSource(props: DemoSourceProps): React.JSX.Element;
}

declare module '@theme/DemoPreview' {
  export interface DemoPreviewProps {
    readonly name: string;
    /** The text of the preview as it stands on the page, for a copy button. */
    readonly getText: () => string;
    /** The `code` element. */
    readonly children: React.ReactNode;
  }
  export default function DemoPreview(props: DemoPreviewProps): React.JSX.Element;
}

declare module '@theme/DemoCopyButton' {
  export interface DemoCopyButtonProps {
    /** The demo's name, for analytics. */
    readonly name: string;
    /** What is copied, for analytics: `copy`, `copy-link`. */
    readonly action: string;
    readonly label: string;
    /** Called when a pointer is on the button: time to fetch. */
    readonly onPrepare?: () => void;
    /** Asked when the button is pressed; where it fails nothing is copied. */
    readonly getText: () => string | Promise<string>;
  }
  export default function DemoCopyButton(props: DemoCopyButtonProps): React.JSX.Element;
}

declare module '@theme/DemoToolbar' {
  type DemoModule = import('./client/types').DemoModule;

  export interface DemoToolbarProps {
    readonly name: string;
    /** The variant that is shown, and the id of its styling; null for a demo without variants. */
    readonly module: DemoModule;
    readonly styling: string | null;
    /** Ids of the demo's styling variants; empty without variants. */
    readonly stylings: readonly string[];
    readonly isSourceOpen: boolean;
    readonly sourceId: string;
    readonly onToggleSource: () => void;
    readonly onReset: () => void;
    /** The button that opens the live editor; null where the site has none. */
    readonly edit: import('@theme/DemoEditButton').DemoEditButtonProps | null;
  }
  export default function DemoToolbar(props: DemoToolbarProps): React.JSX.Element;
}

declare module '@theme/DemoVariant' {
  type IslandModule = import('./client/types').IslandModule;

  export interface DemoVariantProps {
    readonly module: IslandModule;
    /** Styling id; null for a demo without variants. */
    readonly styling: string | null;
    /** A number that changes to start the demo anew. */
    readonly resetCount: number;
    /** Islands further down the page whose styles come with this one. Default: none. */
    readonly following?: readonly IslandModule[];
  }
  export default function DemoVariant(props: DemoVariantProps): React.JSX.Element;
}

declare module '@theme/DemoStill' {
  export interface DemoStillProps {
    /** `import stills from './stills/index.tsx?demo-stills'`. */
    readonly module: import('./client/stills').StillsModule;
    /** Key of the component in the file's default export; an unknown one leaves the place empty. */
    readonly name: string;
  }
  export default function DemoStill(props: DemoStillProps): React.JSX.Element;
}

declare module '@theme/DemoEditButton' {
  export interface DemoEditButtonProps {
    readonly isOpen: boolean;
    /** Id of the element that holds the editor. */
    readonly controls: string;
    readonly onToggle: () => void;
  }
  export default function DemoEditButton(props: DemoEditButtonProps): React.JSX.Element;
}

declare module '@theme/DemoEditPanel' {
  type SharedEditorProps = import('@theme/DemoEditor').SharedEditorProps;

  export interface DemoEditPanelProps extends SharedEditorProps {
    /** Which of the demo's sources is edited. */
    readonly choice: import('./client/editor/editableSource').SourceChoice;
  }
  export default function DemoEditPanel(props: DemoEditPanelProps): React.JSX.Element;
}

declare module '@theme/DemoEditor' {
  export interface SharedEditorProps {
    /** The demo's name. */
    readonly name: string;
    readonly addresses: import('./client/editor/useEditorAddresses').EditorAddresses;
    /** Where the edited demo is shown. */
    readonly result: HTMLElement;
    /** A number that changes to restore the source. */
    readonly resetCount: number;
    /** Called when there is a result; more than once. */
    readonly onResult: () => void;
  }
  export interface DemoEditorProps extends SharedEditorProps {
    /** Drafts are kept by it. */
    readonly sourceKey: string;
    readonly source: import('./client/editor/editableSource').EditableSource;
  }
  export default function DemoEditor(props: DemoEditorProps): React.JSX.Element;
}

declare module '@theme/DemoEditProblem' {
  export interface DemoEditProblemProps {
    readonly problem: import('./client/editor/protocol').Problem | null;
    /** Whether what is shown comes from an earlier edit than the problem. */
    readonly isResultOlder: boolean;
  }
  export default function DemoEditProblem(props: DemoEditProblemProps): React.JSX.Element;
}

declare module '@theme/DemoEnvironment' {
  /** What readers have chosen for demos, in words that survive the way into a frame. */
  export type DemoSettings = Readonly<Record<string, string>>;
  /** On the page: what is chosen now. */
  export function readEnvironment(): DemoSettings;
  /** On the page: calls back when something else was chosen. Returns a function that ends it. */
  export function observeEnvironment(onChange: () => void): () => void;
  /** In the frame of an edited demo: makes the choice its own. */
  export function applyEnvironment(settings: DemoSettings): void;
}
