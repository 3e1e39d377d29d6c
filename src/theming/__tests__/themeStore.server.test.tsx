import { renderToString } from 'react-dom/server';
import { useThemeState } from '../themeStore';

function State() {
  return <>{Object.keys(useThemeState()).join()}</>;
}

it('gives the initial state on the server, and asks for no document', () => {
  expect(renderToString(<State />)).toBe('dense,direction,paletteColors,spacing,paletteMode');
});
