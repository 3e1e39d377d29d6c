/** What a reader can set a prop to. */
export type PropValue = string | number | boolean;

/** A prop that readers can change, and how. */
export interface Control {
  /** Name of the prop. */
  readonly name: string;
  /** choice: one of some values · flag: on or off · text, number: typed. */
  readonly kind: 'choice' | 'flag' | 'text' | 'number';
  /** Values of a choice in the order of its type; empty for other kinds. */
  readonly choices: readonly PropValue[];
  /** What the component takes where the prop is left out; null where there is nothing. */
  readonly default: PropValue | null;
  /** What the playground starts with: the author's value, or else the default. */
  readonly start: PropValue | null;
}

/** Everything a playground is made of, besides the component itself. */
export interface PlaygroundData {
  /** Name of the component, also the prefix of its parameters in the address. */
  readonly component: string;
  /** Line that imports it. */
  readonly importLine: string;
  readonly controls: readonly Control[];
}

/** What the props are set to, by name; null: nothing, which props without a default can be. */
export type Values = Readonly<Record<string, PropValue | null>>;
