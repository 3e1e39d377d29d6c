import fc from 'fast-check';
import { readThemeTree } from '../themeTree';
import { getTreeCommand, listRows } from '../treeRows';

const tree = readThemeTree({ ape: { bat: 1, cat: { dog: 2 } }, bee: 3, cow: { emu: 4 } });
const listOpen = (...open: string[]) => listRows(tree, (id) => open.includes(id));
const press = (key: string, at: string, ...open: string[]) => {
  const rows = listOpen(...open);
  return getTreeCommand(
    rows,
    rows.findIndex(({ node }) => node.id === at),
    key,
  );
};

it('lists the lines in sight, each with its place among its siblings', () => {
  expect(
    listOpen('ape', 'ape.cat').map(({ node, level, position, setSize, isExpanded }) => [
      node.id,
      level,
      `${position}/${setSize}`,
      isExpanded,
    ]),
  ).toEqual([
    ['ape', 1, '1/3', true],
    ['ape.bat', 2, '1/2', undefined],
    ['ape.cat', 2, '2/2', true],
    ['ape.cat.dog', 3, '1/1', undefined],
    ['bee', 1, '2/3', undefined],
    ['cow', 1, '3/3', false],
  ]);
});

it.each([
  ['ArrowDown', 'ape', { type: 'focus', id: 'ape.bat' }],
  ['ArrowDown', 'cow', undefined],
  ['ArrowUp', 'bee', { type: 'focus', id: 'ape.cat' }],
  ['ArrowUp', 'ape', undefined],
  ['Home', 'bee', { type: 'focus', id: 'ape' }],
  ['End', 'ape', { type: 'focus', id: 'cow' }],
  ['ArrowRight', 'cow', { type: 'expand', ids: ['cow'] }],
  ['ArrowRight', 'ape', { type: 'focus', id: 'ape.bat' }],
  ['ArrowRight', 'bee', undefined],
  ['ArrowLeft', 'ape', { type: 'collapse', ids: ['ape'] }],
  ['ArrowLeft', 'ape.cat', { type: 'focus', id: 'ape' }],
  ['ArrowLeft', 'bee', undefined],
  ['Enter', 'bee', { type: 'choose', id: 'bee' }],
  [' ', 'ape', { type: 'choose', id: 'ape' }],
  ['*', 'bee', { type: 'expand', ids: ['cow'] }],
  ['*', 'ape.bat', { type: 'expand', ids: ['ape.cat'] }],
  ['C', 'ape', { type: 'focus', id: 'ape.cat' }],
  ['c', 'ape.cat', { type: 'focus', id: 'cow' }],
  ['a', 'cow', { type: 'focus', id: 'ape' }],
  ['x', 'ape', undefined],
  ['Tab', 'ape', undefined],
  ['F1', 'ape', undefined],
])('%s on "%s"', (key, at, command) => {
  expect(press(key, at, 'ape')).toEqual(command);
});

it('leads to lines that are in sight only, whatever is pressed', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*', 'a', 'd'];
  fc.assert(
    fc.property(
      fc.subarray(['ape', 'ape.cat', 'cow']),
      fc.constantFrom(...keys),
      fc.nat(5),
      (open, key, index) => {
        const rows = listOpen(...open);
        const ids = rows.map(({ node }) => node.id);
        const command = getTreeCommand(rows, index, key);
        if (command?.type === 'focus') expect(ids).toContain(command.id);
        if (command?.type === 'expand') {
          expect(ids.filter((id) => command.ids.includes(id))).toEqual(command.ids);
        }
      },
    ),
  );
});
