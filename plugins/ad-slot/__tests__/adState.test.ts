import fc from 'fast-check';
import {
  createAdState,
  drawLayout,
  getAdView,
  isLooking,
  MAX_LOOKS,
  reduceAdState,
  type AdAction,
  type AdState,
  type Sighting,
} from '../client/adState';

const visit = { isBot: false, hasNetwork: true, random: 0.5 };

function look(state: AdState, ...sightings: Sighting[]): AdState {
  return sightings.reduce<AdState>(
    (current, sighting) => reduceAdState(current, { type: 'look', sighting }),
    state,
  );
}

const nothing = (times: number) => Array<Sighting>(times).fill('nothing');

it.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
] as const)('draws the layout: %d is %s', (random, layout) => {
  expect(drawLayout(random)).toBe(layout);
});

describe('a slot at its mount', () => {
  it.each([
    [{ ...visit, isBot: true }, 'bot', 'nothing', null],
    [{ ...visit, hasNetwork: false }, 'in-house', 'in-house', 'in-house'],
    [{ ...visit, hasNetwork: false, random: 0 }, 'in-house', 'in-house', 'in-house'],
    [visit, 'unknown', 'network', null],
  ] as const)('%j: %s', (given, phase, content, label) => {
    const state = createAdState(given);
    expect(state.phase).toBe(phase);
    expect(getAdView(state)).toEqual({ content, label });
  });

  it('looks only where there is a network to ask', () => {
    expect(isLooking(createAdState(visit))).toBe(true);
    expect(isLooking(createAdState({ ...visit, hasNetwork: false }))).toBe(false);
    expect(isLooking(createAdState({ ...visit, isBot: true }))).toBe(false);
  });
});

describe('the network', () => {
  it('is there as soon as its element is seen, and is not looked for again', () => {
    const state = look(createAdState(visit), 'nothing', 'ad');
    expect(getAdView(state)).toEqual({ content: 'network', label: 'carbon' });
    expect(isLooking(state)).toBe(false);
    expect(look(state, 'backers')).toBe(state);
  });

  it('that links to a backers page gives way to an in-house ad', () => {
    const state = look(createAdState(visit), 'backers');
    expect(state.phase).toBe('fallback');
    expect(getAdView(state)).toEqual({ content: 'in-house', label: 'in-house-carbon' });
  });

  it('counts as blocked from the seventh look without it', () => {
    expect(look(createAdState(visit), ...nothing(6)).phase).toBe('unknown');
    expect(look(createAdState(visit), ...nothing(7)).phase).toBe('blocked');
  });

  it('may still answer while it counts as blocked, up to the thirtieth look', () => {
    const late = look(createAdState(visit), ...nothing(29), 'ad');
    expect(late).toMatchObject({ phase: 'network', looks: 30 });
    const over = look(createAdState(visit), ...nothing(30));
    expect(isLooking(over)).toBe(false);
    expect(look(over, 'ad')).toBe(over);
  });

  it.each([
    [0, 'whitelist', 'in-house-adblock'],
    [0.1999, 'whitelist', 'in-house-adblock'],
    [0.2, 'in-house', 'in-house'],
    [0.9999, 'in-house', 'in-house'],
  ] as const)('that is blocked, with the draw %d, shows: %s', (random, content, label) => {
    const state = look(createAdState({ ...visit, random }), ...nothing(7));
    expect(getAdView(state)).toEqual({ content, label });
  });
});

it('shows nothing after a crash, whatever is seen then', () => {
  const state = reduceAdState(createAdState(visit), { type: 'crash' });
  expect(getAdView(state)).toEqual({ content: 'nothing', label: null });
  expect(look(state, 'ad')).toBe(state);
});

it('ends, keeps its draw, and never looks too often, whatever happens', () => {
  const action: fc.Arbitrary<AdAction> = fc.oneof(
    { weight: 20, arbitrary: fc.constant<AdAction>({ type: 'look', sighting: 'nothing' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<AdAction>(
        { type: 'look', sighting: 'ad' },
        { type: 'look', sighting: 'backers' },
        { type: 'crash' },
      ),
    },
  );
  fc.assert(
    fc.property(
      fc.record({
        isBot: fc.boolean(),
        hasNetwork: fc.boolean(),
        random: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
      fc.array(action, { maxLength: 60 }),
      (given, actions) => {
        const start = createAdState(given);
        const end = actions.reduce(reduceAdState, start);
        expect(end.looks).toBeLessThanOrEqual(MAX_LOOKS);
        expect(end.seesWhitelistMessage).toBe(start.seesWhitelistMessage);
        // Looks after the end are the same object: nothing renders again.
        if (!isLooking(end)) expect(look(end, 'ad', 'nothing', 'backers')).toBe(end);
        // Without a network nobody is ever called blocked, nor asked to whitelist.
        if (!given.hasNetwork) expect(['in-house', 'bot', 'crashed']).toContain(end.phase);
      },
    ),
  );
});
