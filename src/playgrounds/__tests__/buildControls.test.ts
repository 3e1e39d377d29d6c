import type { ApiPage, ApiProp } from '../../../plugins/api-reference/client/types';
import { buildControls } from '../node/buildControls';

function createProp(name: string, rest: Partial<ApiProp>): ApiProp {
  return {
    name,
    type: 'string',
    values: [],
    extendedBy: null,
    default: null,
    required: false,
    deprecated: null,
    description: '',
    parameters: [],
    returns: null,
    ...rest,
  };
}

const PAGE = {
  name: 'Card',
  props: [
    createProp('size', {
      type: "'small' | 'large'",
      values: ["'small'", "'large'"],
      default: "'small'",
    }),
    createProp('open', { type: "boolean | 'auto'", values: ["'auto'"] }),
    createProp('flat', { type: 'boolean' }),
    createProp('square', { type: 'boolean', deprecated: 'Use `flat`.' }),
    createProp('title', { type: 'ReactNode' }),
    createProp('level', { type: 'number', default: '1' }),
    createProp('icon', { type: 'ReactNode', default: '<Star />' }),
    createProp('href', { type: 'string' }),
    createProp('onOpen', { type: '() => void' }),
    createProp('sx', { type: 'SxProps' }),
  ],
  inheritedProps: [
    { ...createProp('inset', { type: 'boolean', default: 'true' }), from: 'Panel', href: '/' },
  ],
} as unknown as ApiPage;

describe('the controls of a component', () => {
  it('are its choices and flags, without those that are deprecated', () => {
    expect(buildControls(PAGE, {})).toEqual({
      problems: [],
      controls: [
        { name: 'flat', kind: 'flag', choices: [], default: false, start: false },
        {
          name: 'open',
          kind: 'choice',
          choices: ['auto', false, true],
          default: null,
          start: null,
        },
        {
          name: 'size',
          kind: 'choice',
          choices: ['small', 'large'],
          default: 'small',
          start: 'small',
        },
      ],
    });
  });

  it('are also what the author starts with: texts and numbers first, then the rest as written, inherited props too', () => {
    const { controls, problems } = buildControls(PAGE, {
      title: 'Plan',
      inset: false,
      level: 2,
      children: '',
      size: 'large',
      flat: null,
    });
    expect(problems).toEqual([]);
    expect(controls.map(({ name, kind, start }) => [name, kind, start])).toEqual([
      ['title', 'text', 'Plan'],
      ['level', 'number', 2],
      ['children', 'text', null],
      ['inset', 'flag', false],
      ['size', 'choice', 'large'],
      ['open', 'choice', null],
    ]);
  });

  it.each([
    [
      'titel',
      'Plan',
      'the start value "titel" is no prop of Card.',
      'write one of its props: title.',
    ],
    [
      'size',
      'huge',
      'the start value of "size" is "huge".',
      'write small, large, or null for no control.',
    ],
    [
      'flat',
      'true',
      'the start value of "flat" is "true".',
      'write true or false, or null for no control.',
    ],
    ['level', '2', 'the start value of "level" is "2".', 'write a number, or null for no control.'],
    [
      'title',
      ['a'],
      'the start value of "title" is ["a"].',
      'write a text of one line, or null for no control.',
    ],
    [
      'sx',
      'x',
      'the prop "sx" of Card (SxProps) has no control: readers cannot type what it takes, or an address must not set it.',
      'remove it; show it in a demo of its own.',
    ],
    [
      'href',
      '/',
      'the prop "href" of Card (string) has no control: readers cannot type what it takes, or an address must not set it.',
      'remove it; show it in a demo of its own.',
    ],
  ])('cannot start %s with %p', (prop, value, problem, remedy) => {
    expect(buildControls(PAGE, { [prop]: value }).problems).toEqual([{ prop, problem, remedy }]);
  });
});
