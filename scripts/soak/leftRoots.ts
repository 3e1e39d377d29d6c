import type { CDPSession } from '@playwright/test';

/** Unmounted roots of React that somebody holds on to, and what the browser counts for their containers. */
export interface LeftRoots {
  readonly count: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** Names what is looked at, for the browser to forget it afterwards. */
const GROUP = 'left-roots';

const evaluate = async (session: CDPSession, expression: string) =>
  (await session.send('Runtime.evaluate', { expression, objectGroup: GROUP })).result;

async function readContainer(session: CDPSession, index: number) {
  const container = `listLeftContainers()[${index}]`;
  const { objectId } = await evaluate(session, container);
  const { value } = await evaluate(session, `${container}?.querySelectorAll('*').length`);
  // Gone since it was counted.
  if (objectId === undefined) return { listeners: 0, nodes: 0 };
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  return { listeners: listeners.length, nodes: 1 + Number(value) };
}

/**
 * Finds the unmounted roots that are still in memory. To be asked when the garbage has been collected.
 *
 * React itself keeps one: the last that was updated within its own commit, until another one is
 * (`rootWithNestedUpdates`). Which demo that was is chance.
 */
export async function findLeftRoots(session: CDPSession): Promise<LeftRoots> {
  const { value } = await evaluate(session, 'listLeftContainers().length');
  let found: LeftRoots = { count: Number(value), listeners: 0, nodes: 0 };
  for (let index = 0; index < found.count; index += 1) {
    const { listeners, nodes } = await readContainer(session, index);
    found = { ...found, listeners: found.listeners + listeners, nodes: found.nodes + nodes };
  }
  await session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return found;
}
