/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Counter, createModule, press, renderLive, Root } from './demoComponent';
import Demo from '../theme/Demo';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken by a reader');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

describe('when something goes wrong', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('with the download, the reader can try again', async () => {
    let isOnline = false;
    const load = async () => {
      if (!isOnline) throw new Error('offline');
      return { Component: Counter, Root, styles: [] };
    };
    await renderLive(<Demo name="Basic" variants={[[null, createModule(Counter, { load })]]} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'The code of this demo could not be loaded. Try again',
    );
    isOnline = true;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
  });

  it.each(['Try again', 'Reset'])(
    'in the demo, it says so and starts anew on "%s"',
    async (button) => {
      await renderLive(<Demo name="Basic" variants={[[null, createModule(Fragile)]]} />);
      await press('Break');
      expect(screen.getByRole('alert').textContent).toBe(
        'This demo has stopped because of an error. Try again',
      );
      await press(button);
      expect(screen.queryByRole('alert')).toBeNull();
      await press('Break');
      expect(screen.getByRole('alert')).toBeDefined();
    },
  );

  it('again, after it was tried again, it says so again', async () => {
    const Broken = () => {
      throw new Error('broken for good');
    };
    await renderLive(<Demo name="Basic" variants={[[null, createModule(Broken)]]} />);
    await press('Try again');
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('the other demos and the page go on', async () => {
    await renderLive(
      <>
        <Demo name="Basic" variants={[[null, createModule(Fragile)]]} />
        <Demo name="Other" variants={[[null, createModule()]]} />
      </>,
    );
    await press('Break');
    await press('Clicked 0 times');
    expect(screen.getByRole('button', { name: 'Clicked 1 times' })).toBeDefined();
  });
});
