import type { ElementHandle, Page } from '@playwright/test';
import { isFocusVisible } from '../../../browser/focus-visible';
import { waitForScrolling } from '../../../browser/motion';
import {
  countMembers,
  countReached,
  listUnreached,
  notePresent,
  noteStop,
  startBefore,
} from './controls';

/** What the keyboard met in the demos of a page. */
export interface DemoWalk {
  /** Controls that had the focus. */
  readonly controls: number;
  /** A line for each control that is out of reach, cannot be left, or does not show that it has the focus. */
  readonly problems: readonly string[];
}

/** More stops than any demo has. */
const MAX_STOPS = 200;

/** From member to member of a group, in either direction of writing and of groups. */
const GROUP_KEYS = ['ArrowRight', 'ArrowDown'] as const;

async function walkByTab(page: Page, frame: ElementHandle<HTMLElement>): Promise<string[]> {
  const problems: string[] = [];
  await startBefore(frame);
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await noteStop(frame);
    if (!stop.isInside) return problems;
    if (stop.isRepeated && !stop.hasParts) {
      return [...problems, `Tab does not leave it: ${stop.markup}`];
    }
    // To look again would lead back to the first part of an element that has several.
    if (!stop.isUnseen && !stop.isRepeated && !(await isFocusVisible(page))) {
      problems.push(`the focus cannot be seen: ${stop.markup}`);
    }
  }
  return [...problems, `Tab does not leave the demo after ${MAX_STOPS} stops`];
}

/** Arrow keys, from every group that Tab led into, until they lead to nothing new. */
async function walkByArrows(page: Page, frame: ElementHandle<HTMLElement>): Promise<void> {
  let before = -1;
  let unreached = await listUnreached(frame, true);
  while (unreached.some(({ isInGroup }) => isInGroup) && unreached.length !== before) {
    before = unreached.length;
    for (const key of GROUP_KEYS) {
      // What an arrow key opened in a tree lies between the others.
      const presses = Math.max(before, await countMembers(frame));
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        await noteStop(frame);
      }
    }
    unreached = await listUnreached(frame, true);
  }
}

/**
 * Goes through every demo of a page by keyboard alone: Tab from its beginning until it is left, arrow keys
 * within groups. The page has to be read first, so that its demos are live.
 */
export async function walkDemos(page: Page): Promise<DemoWalk> {
  let controls = 0;
  const problems: string[] = [];
  for (const demo of await page.locator('.demo:visible').all()) {
    const name = await demo.getAttribute('id');
    const frame = await demo.locator('.demo__frame').elementHandle();
    if (!frame) continue;
    // Where the arrow keys have led nowhere in the demo before, they scroll the page.
    await waitForScrolling(page);
    const found = await walkByTab(page, frame as ElementHandle<HTMLElement>);
    await notePresent(frame as ElementHandle<HTMLElement>);
    await walkByArrows(page, frame as ElementHandle<HTMLElement>);
    const unreached = await listUnreached(frame as ElementHandle<HTMLElement>, false);
    controls += await countReached(page);
    problems.push(
      ...[...found, ...unreached.map(({ markup }) => `out of reach: ${markup}`)].map(
        (problem) => `${name ?? 'demo'}: ${problem}`,
      ),
    );
  }
  return { controls, problems };
}
