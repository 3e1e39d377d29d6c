import fc from 'fast-check';

import type { NavigationTree } from '../types';
import { validateNavigation } from '../validate';
import { uniqueTree } from './arbitraries';

/** Authors are not held to the types: the build runs without a type check. */
function getMessage(...entries: unknown[]): string {
  try {
    validateNavigation({ system: entries as unknown as NavigationTree });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

describe('validateNavigation', () => {
  it('accepts every key with a proper value', () => {
    const entry = {
      pathname: '/system/group',
      title: 'Group',
      subheader: 'group',
      deprecated: true,
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      legacy: true,
      plan: 'premium',
      icon: 'WebIcon',
      linkProps: { rel: 'noopener', tabIndex: 0 },
      children: [{ pathname: 'https://mui.com/store/?utm_source=docs' }],
    };
    expect(getMessage(entry)).toBe('no error');
  });

  it('accepts any tree of well-formed paths', () => {
    fc.assert(
      fc.property(uniqueTree, (tree) => {
        expect(getMessage(...tree)).toBe('no error');
      }),
    );
  });

  it('lists all problems of all trees at once, each with its place', () => {
    const trees = {
      system: [{ pathname: '/system/a', children: [{ pathname: '/system/b/', plan: 'pro' }] }],
      joyUi: [{ pathname: '/joy-ui/a', planned: 'yes' }],
    } as unknown as Record<string, NavigationTree>;
    expect(() => validateNavigation(trees)).toThrow(
      new Error(`sidebars.ts: 2 problems.

1. system > /system/a > /system/b/
   An address of this site begins with one slash, ends without one, has lower-case words joined by hyphens, and neither query nor hash.
   wrong: pathname: '/system/b/'
   right: pathname: '/system/b'

2. joyUi > /joy-ui/a
   The flag "planned" is 'yes'. A flag is true, or is left out.
   wrong: planned: 'yes'
   right: planned: true
`),
    );
  });

  it.each([
    ['/system/box/', '/system/box'],
    ['/system/box?a=b', '/system/box'],
    ['/system/box#c', '/system/box'],
    ['system/box', '/system/box'],
    ['//system//box', '/system/box'],
    ['/system/React Box', '/system/react-box'],
    ['/', '/system/react-box'],
  ])('shows the one right form of %j', (wrong, right) => {
    const message = getMessage({ pathname: wrong, title: 'Box' });
    expect(message).toContain('sidebars.ts: 1 problem.');
    expect(message).toContain(`wrong: pathname: '${wrong}'\n   right: pathname: '${right}'`);
  });

  it('names the known keys for an unknown one', () => {
    expect(getMessage({ pathname: '/system/box', external: true })).toBe(`sidebars.ts: 1 problem.

1. system > /system/box
   Unknown key "external". An entry may have: pathname, title, subheader, children, deprecated, newFeature, planned, unstable, beta, legacy, plan, icon, linkProps.
   Remove "external", or write the key that was meant.
`);
  });

  it('shows the right spelling of a key that differs in capitals only', () => {
    expect(getMessage({ pathname: '/system/box', newfeature: true })).toContain(
      'wrong: newfeature: true\n   right: newFeature: true',
    );
  });

  it.each([
    [
      'a plan that does not exist',
      { pathname: '/a', plan: 'enterprise' },
      `The plan is 'enterprise'. Plans: 'pro', 'premium'.
   wrong: plan: 'enterprise'
   right: plan: 'pro'`,
    ],
    [
      'a title that is switched off',
      { pathname: '/a', title: false },
      `The title is false. Every entry is a row of the sidebar and needs a label.
   Write a title, or leave "title" out to have it made from the pathname.`,
    ],
    [
      'a path without a name',
      { pathname: '/system/react-' },
      `No title can be made from the pathname '/system/react-'.
   wrong: { pathname: '/system/react-' }
   right: { pathname: '/system/react-', title: 'Components' }`,
    ],
    [
      'a subheader without children',
      { pathname: '/a', subheader: 'inputs' },
      `A subheader stands over a group, and this entry has no children.
   Give it "children", or write "title" instead of "subheader".`,
    ],
    [
      'a subheader that is no text',
      { pathname: '/a', subheader: true, children: [{ pathname: '/b' }] },
      `The subheader is true. It is the name of a group, such as 'inputs'.
   Write the name, or leave "subheader" out for a group that opens and closes.`,
    ],
    [
      'an empty group',
      { pathname: '/a', children: [] },
      `"children" is []. It is a list with at least one entry.
   List the entries of the group, or remove the group.`,
    ],
    [
      'a link with children',
      { pathname: 'https://mui.com/x/', children: [{ pathname: '/b' }] },
      `A link to another site has children.
   Give the group a pathname of this site, such as '/mui-x', and make the link one of its children.`,
    ],
    [
      'another protocol',
      { pathname: 'mailto:team@example.com' },
      `The pathname 'mailto:team@example.com' is neither an address of this site nor a web address.
   wrong: pathname: 'mailto:team@example.com'
   right: pathname: 'https://mui.com/store/'`,
    ],
    [
      'a component for an icon',
      { pathname: '/a', icon: {} },
      `The icon is {}. It is the name of an icon, such as 'WebIcon'.
   Write the name, or leave "icon" out.`,
    ],
    [
      'attributes that cannot be written down',
      { pathname: '/a', linkProps: { style: {} } },
      `"linkProps" is {"style":{}}. It holds attributes that are strings, numbers or booleans.
   wrong: linkProps: { onClick: track }
   right: linkProps: { rel: 'noopener' }`,
    ],
  ])('explains %s', (_case, entry, explanation) => {
    expect(getMessage(entry)).toContain(`\n   ${explanation}\n`);
  });

  it('finds entries that are no entries by their position', () => {
    expect(getMessage({ pathname: '/a' }, '/b', { title: 'C' })).toBe(`sidebars.ts: 2 problems.

1. system
   Entry 2 is '/b'. An entry is an object with a pathname.
   Write it as { pathname: '/system/react-box' }.

2. system > entry 3
   The pathname is missing. Every entry has one, groups too.
   Write it as { pathname: '/system/react-box' }.
`);
  });

  it('says so when an export is no tree', () => {
    const trees = { system: { pathname: '/a' } } as unknown as Record<string, NavigationTree>;
    expect(() => validateNavigation(trees)).toThrow(`sidebars.ts: 1 problem.

1. system
   This is {"pathname":"/a"}. A tree is a list of entries.
   Export a list: [{ pathname: '/system/react-box' }].
`);
  });
});
