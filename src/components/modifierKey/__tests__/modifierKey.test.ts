/** @jest-environment jsdom */
import { getModifierKey } from '../modifierKey';

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', '⌘'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', '⌘'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2)', '⌘'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 'Ctrl'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Ctrl'],
  ['', 'Ctrl'],
])('in %j shortcuts are pressed with %s', (userAgent, key) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(getModifierKey()).toBe(key);
});
