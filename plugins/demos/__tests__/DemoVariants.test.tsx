/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen, within } from '@testing-library/react';
import { preferencesStore } from '../../preferences/client';
import { Counter, createModule, press, renderLive, toFile } from './demoComponent';
import Demo from '../theme/Demo';

describe('styling variants', () => {
  function createVariants() {
    return (['system', 'css'] as const).map(
      (id) =>
        [id, createModule(Counter, { loadSource: async () => [toFile(`${id}.tsx`)] })] as const,
    );
  }

  const getPressed = () =>
    within(screen.getByRole('group', { name: 'Styling solution' }))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

  it('are all in the page, marked for the stylesheet that shows one of them', async () => {
    const { container } = await renderLive(<Demo name="Basic" variants={createVariants()} />);
    expect(screen.getByRole('group', { name: 'Demo Basic' }).dataset.stylings).toBe('system css');
    expect(
      [...container.querySelectorAll<HTMLElement>('.demo__variant')].map(
        ({ dataset }) => dataset.styling,
      ),
    ).toEqual(['system', 'css']);
  });

  it('have a switch, which is the reader’s preference everywhere', async () => {
    await renderLive(
      <>
        <Demo name="Basic" variants={createVariants()} />
        <Demo name="Other" variants={[[null, createModule()]]} />
      </>,
    );
    expect(getPressed()).toEqual([
      ['MUI System', 'true'],
      ['CSS', 'false'],
    ]);
    await press('CSS');
    expect(getPressed()).toEqual([
      ['MUI System', 'false'],
      ['CSS', 'true'],
    ]);
    expect(preferencesStore.getPreferences().codeStyling).toBe('CSS');
  });

  it('show the source of the one that is preferred, also when that changes', async () => {
    await renderLive(<Demo name="Basic" variants={createVariants()} />);
    await press('Show code');
    expect(screen.getByText('source of system.tsx')).toBeDefined();
    await press('CSS');
    expect(screen.getByText('source of css.tsx')).toBeDefined();
    expect(screen.queryByText('source of system.tsx')).toBeNull();
  });

  it('never show the source of another one while theirs is on its way', async () => {
    const [system] = createVariants();
    const css = createModule(Counter, { loadSource: () => new Promise(() => {}) });
    await renderLive(<Demo name="Basic" variants={[system ?? [null, css], ['css', css]]} />);
    await press('Show code');
    await press('CSS');
    expect(screen.queryByText('source of system.tsx')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading the source…');
  });

  it('fall back to the first where the preferred one is missing', async () => {
    preferencesStore.setCodeStyling('Tailwind');
    await renderLive(<Demo name="Basic" variants={createVariants()} />);
    expect(getPressed()).toEqual([
      ['MUI System', 'true'],
      ['CSS', 'false'],
    ]);
    await press('Show code');
    expect(screen.getByText('source of system.tsx')).toBeDefined();
  });

  it('need no switch if there is one', async () => {
    await renderLive(<Demo name="Basic" variants={[['css', createModule()]]} />);
    expect(screen.queryByRole('group', { name: 'Styling solution' })).toBeNull();
  });
});
