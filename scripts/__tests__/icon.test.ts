import fs from 'node:fs';
import { drawIcon, ICON } from '../icon/draw-icon';

it('is what favicon.svg draws; after a change of that, run `npm run icon`', async () => {
  expect(fs.readFileSync(ICON).equals(await drawIcon())).toBe(true);
});
