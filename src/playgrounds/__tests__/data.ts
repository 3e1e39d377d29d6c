import type { Control, PlaygroundData } from '../types';

function createControl(name: string, rest: Partial<Control>): Control {
  return { name, kind: 'text', choices: [], default: null, start: null, ...rest };
}

/** One control of each kind, with and without a default. */
export const DATA: PlaygroundData = {
  component: 'Button',
  importLine: "import Button from '@scope/kit/Button';",
  controls: [
    createControl('children', { start: 'Save' }),
    createControl('label', { default: 'None', start: 'None' }),
    createControl('tabIndex', { kind: 'number', default: 0, start: 0 }),
    createControl('margin', { kind: 'choice', choices: ['dense', 'none'] }),
    createControl('variant', {
      kind: 'choice',
      choices: ['text', 'outlined', 'contained'],
      default: 'text',
      start: 'contained',
    }),
    createControl('disabled', { kind: 'flag', default: false, start: false }),
    createControl('ripple', { kind: 'flag', default: true, start: true }),
  ],
};
