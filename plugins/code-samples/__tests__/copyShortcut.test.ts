import { chooseSampleToCopy, getShortcutKeys, type CopyKeys } from '../client/copyShortcut';

const CTRL_C: CopyKeys = {
  key: 'c',
  code: 'KeyC',
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const COMMAND_C: CopyKeys = { ...CTRL_C, ctrlKey: false, metaKey: true };
const BOTH = { hoveredSample: 'hovered', focusedSample: 'focused' };

function choose(keys: CopyKeys, situation = {}): string | null {
  return chooseSampleToCopy(keys, {
    pageSelection: '',
    hasFieldSelection: false,
    hoveredSample: null,
    focusedSample: null,
    ...situation,
  });
}

describe('chooseSampleToCopy', () => {
  it.each<[string, CopyKeys, object, string | null]>([
    ['Ctrl+C', CTRL_C, BOTH, 'hovered'],
    ['⌘C', COMMAND_C, BOTH, 'hovered'],
    ['with nothing hovered', CTRL_C, { focusedSample: 'focused' }, 'focused'],
    ['with nothing focused', CTRL_C, { hoveredSample: 'hovered' }, 'hovered'],
    ['with neither', CTRL_C, {}, null],
    ['with text selected in the page', CTRL_C, { ...BOTH, pageSelection: 'x' }, null],
    ['with white space selected', CTRL_C, { ...BOTH, pageSelection: ' ' }, null],
    ['with text selected in a field', CTRL_C, { ...BOTH, hasFieldSelection: true }, null],
    ['with caps lock', { ...CTRL_C, key: 'C' }, BOTH, 'hovered'],
    ['with Shift', { ...CTRL_C, key: 'C', shiftKey: true }, BOTH, null],
    ['with Alt', { ...CTRL_C, altKey: true }, BOTH, null],
    ['without Ctrl', { ...CTRL_C, ctrlKey: false }, BOTH, null],
    ['another key', { ...CTRL_C, key: 'v', code: 'KeyV' }, BOTH, null],
    ['on a Cyrillic layout', { ...CTRL_C, key: 'с' }, BOTH, 'hovered'],
    ['Dvorak’s J, where C is elsewhere', { ...CTRL_C, key: 'j' }, BOTH, null],
    ['Dvorak’s C', { ...CTRL_C, code: 'KeyI' }, BOTH, 'hovered'],
    ['handled by somebody else', { ...CTRL_C, defaultPrevented: true }, BOTH, null],
  ])('%s', (_name, keys, situation, expected) => {
    expect(choose(keys, situation)).toBe(expected);
  });
});

describe('getShortcutKeys', () => {
  it.each([
    ['MacIntel', '⌘C'],
    ['Win32', 'Ctrl + C'],
    ['Linux x86_64', 'Ctrl + C'],
    ['', 'Ctrl + C'],
  ])('calls the keys on %j %s', (platform, keys) => {
    expect(getShortcutKeys(platform)).toBe(keys);
  });
});
