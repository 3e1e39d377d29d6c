/** Languages whose lines may start with a shell's prompt, and the grammar for what follows it. */
const SHELL_LANGUAGES: ReadonlySet<string> = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shell-session',
  'sh-session',
  'shellsession',
]);

const PROMPT = '$ ';

export interface PromptedCode {
  /** The source without prompts: what is copied. */
  readonly code: string;
  /** Lines that had a prompt, counted from 0. */
  readonly promptLines: ReadonlySet<number>;
}

/** Whether `$ ` at the start of a line is a prompt in this language; no shell command starts so. */
export function isShell(language: string): boolean {
  return SHELL_LANGUAGES.has(language.toLowerCase());
}

/** Takes the prompts off the lines of a shell sample. */
export function takePrompts(source: string): PromptedCode {
  const promptLines = new Set<number>();
  const lines = source.split('\n').map((line, index) => {
    if (!line.startsWith(PROMPT)) {
      return line;
    }
    promptLines.add(index);
    return line.slice(PROMPT.length);
  });
  return { code: lines.join('\n'), promptLines };
}
