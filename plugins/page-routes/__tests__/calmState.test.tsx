/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { useEffect, useState as useReactState } from 'react';
import * as calmState from '../client/calmState';

const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const FILE = path.join(core, 'lib', 'client', 'browserContext.js');

test('Docusaurus takes from React what stands in for it, and nothing else', () => {
  const [, names = ''] =
    /import React, \{(.+)\} from 'react'/.exec(fs.readFileSync(FILE, 'utf8')) ?? [];
  const asked = names.split(',').map((name) => name.trim());
  expect(asked.filter((name) => !(name in calmState))).toEqual([]);
  expect(calmState.default.createContext).toBeDefined();
});

type UseState = (first: boolean) => readonly [boolean, (next: boolean) => void];

test.each<[string, UseState, string]>([
  ['after what else has changed', calmState.useState, 'hydrated: false, pressed: true'],
  ["together with it, by React's own", useReactState, 'hydrated: true, pressed: true'],
])('what waits for hydration is rendered %s', (_when, useState, second) => {
  const renders: string[] = [];
  function Page() {
    const [isHydrated, setIsHydrated] = useState(false);
    const [isPressed, setIsPressed] = useReactState(false);
    renders.push(`hydrated: ${String(isHydrated)}, pressed: ${String(isPressed)}`);
    useEffect(() => {
      setIsHydrated(true);
      setIsPressed(true);
    }, [setIsHydrated, setIsPressed]);
    return <p>{isHydrated ? 'hydrated' : 'as from the server'}</p>;
  }
  render(<Page />);
  expect(renders[1]).toBe(second);
  expect(screen.getByText('hydrated')).toBeTruthy();
});
