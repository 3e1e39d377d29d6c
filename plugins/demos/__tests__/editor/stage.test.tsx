/** @jest-environment jsdom */
import { configure, getConfig, waitFor } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { createStage, type Playable } from '../../frame/stage';

const Root = ({ children }: { children: ReactNode }) => <Fragment>{children}</Fragment>;

function makePlayable(run: number, Component: Playable['Component']): Playable {
  return { run, Component, Root, styles: [`.run-${run} { color: red }`] };
}
const write = (run: number, text: string) => makePlayable(run, () => <p>{text}</p>);

const getStages = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-stage]'), ({ dataset, textContent }) => [
    dataset.stage,
    textContent,
  ]);

/** Shows demos and tells, for each that came to be shown, what stood in the document then. */
function setUp() {
  const shown: { run: number; stages: ReturnType<typeof getStages>; styles: number }[] = [];
  const problems: [run: number, message: string][] = [];
  const stage = createStage({
    onShown: (run) =>
      shown.push({
        run,
        stages: getStages(),
        styles: document.querySelectorAll('style').length,
      }),
    onProblem: (run, error) => problems.push([run, String(error)]),
  });
  return { stage, shown, problems };
}

const { asyncWrapper } = getConfig();
const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as unknown;

beforeAll(() => {
  // The stage renders by itself, as in a frame.
  configure({ asyncWrapper: (callback) => callback() });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

afterAll(() => {
  configure({ asyncWrapper });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
});

beforeEach(() => {
  document.body.replaceChildren();
});

it('never shows a demo beside the one whose place it takes, nor in its styles', async () => {
  const { stage, shown } = setUp();
  stage.show(write(1, 'First'));
  await waitFor(() => expect(shown).toHaveLength(1));
  stage.show(write(2, 'Second'));
  expect(getStages()[0]).toEqual(['shown', 'First']);
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]).toEqual({
    run: 2,
    stages: [
      ['leaving', 'First'],
      ['shown', 'Second'],
    ],
    styles: 1,
  });
  await waitFor(() => expect(getStages()).toEqual([['shown', 'Second']]));
});

it('keeps what is shown when the next demo throws before it stands', async () => {
  const { stage, shown, problems } = setUp();
  stage.show(write(1, 'First'));
  await waitFor(() => expect(shown).toHaveLength(1));
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stage.show(
    makePlayable(2, () => {
      throw new Error('No');
    }),
  );
  await waitFor(() => expect(problems).toEqual([[2, 'Error: No']]));
  await waitFor(() => expect(getStages()).toEqual([['shown', 'First']]));
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(shown).toHaveLength(1);
  silence.mockRestore();
});
