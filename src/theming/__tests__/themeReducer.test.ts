import fc from 'fast-check';
import {
  INITIAL_THEME_STATE,
  SPACING_LIMITS,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../themeReducer';

const purple = { primary: { main: '#663399' } };
const changed: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: purple,
  spacing: 12,
  paletteMode: 'dark',
};

it('starts light, left to right, not dense, with a spacing of 8 and the colors of the branding', () => {
  expect(INITIAL_THEME_STATE).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

it.each<[ThemeAction, Partial<ThemeState>]>([
  [{ type: 'SET_SPACING', payload: 10 }, { spacing: 10 }],
  [{ type: 'INCREASE_SPACING' }, { spacing: 13 }],
  [{ type: 'DECREASE_SPACING' }, { spacing: 11 }],
  [{ type: 'SET_DENSE', payload: false }, { dense: false }],
  [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
  [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
  [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
  [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
  [
    { type: 'CHANGE', payload: { paletteColors: { secondary: { main: '#112233' } } } },
    { paletteColors: { secondary: { main: '#112233' } } },
  ],
])('%j changes this and nothing else', (action, difference) => {
  expect(themeReducer(changed, action)).toEqual({ ...changed, ...difference });
});

it.each<ThemeAction>([
  { type: 'SET_SPACING', payload: 12 },
  { type: 'SET_SPACING', payload: NaN },
  { type: 'SET_SPACING', payload: Infinity },
  { type: 'SET_DENSE', payload: true },
  { type: 'CHANGE', payload: {} },
  { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
  { type: 'CHANGE', payload: { paletteColors: { primary: { main: '#663399' } } } },
])('%j returns the same object, because nothing differs', (action) => {
  expect(themeReducer(changed, action)).toBe(changed);
});

it.each([
  ['INCREASE_SPACING', SPACING_LIMITS.max],
  ['DECREASE_SPACING', SPACING_LIMITS.min],
] as const)('%s stops at %d', (type, spacing) => {
  const state = { ...changed, spacing };
  expect(themeReducer(state, { type })).toBe(state);
});

it('throws for an action it does not know', () => {
  const action = { type: 'TOGGLE' } as unknown as ThemeAction;
  expect(() => themeReducer(changed, action)).toThrow(new Error('Unrecognized type TOGGLE'));
});

const color = fc.option(fc.constantFrom('#663399', '#112233'), { nil: undefined });
const colors = fc.record({ primary: color, secondary: color }).map(({ primary, secondary }) => ({
  ...(primary && { primary: { main: primary } }),
  ...(secondary && { secondary: { main: secondary } }),
}));
const anyAction: fc.Arbitrary<ThemeAction> = fc.oneof(
  fc.record({ type: fc.constant('SET_SPACING' as const), payload: fc.double() }),
  fc.record({ type: fc.constantFrom('INCREASE_SPACING' as const, 'DECREASE_SPACING' as const) }),
  fc.record({ type: fc.constant('SET_DENSE' as const), payload: fc.boolean() }),
  fc.record({ type: fc.constantFrom('RESET_DENSITY' as const, 'RESET_COLORS' as const) }),
  fc.record({
    type: fc.constant('CHANGE' as const),
    payload: fc.record(
      {
        paletteMode: fc.constantFrom('light' as const, 'dark' as const),
        direction: fc.constantFrom('ltr' as const, 'rtl' as const),
        paletteColors: colors,
      },
      { requiredKeys: [] },
    ),
  }),
);

it('after any actions is a usable state, and a new object only where something differs', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      let state = INITIAL_THEME_STATE;
      for (const action of actions) {
        const next = themeReducer(state, action);
        expect(next === state).toBe(JSON.stringify(next) === JSON.stringify(state));
        state = next;
      }
      expect(state.spacing).toBeGreaterThanOrEqual(SPACING_LIMITS.min);
      expect(state.spacing).toBeLessThanOrEqual(SPACING_LIMITS.max);
      const resets: ThemeAction[] = [
        { type: 'RESET_DENSITY' },
        { type: 'RESET_COLORS' },
        { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
      ];
      expect(resets.reduce(themeReducer, state)).toEqual(INITIAL_THEME_STATE);
    }),
  );
});
