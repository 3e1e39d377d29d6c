/**
 * Does `work` for every item, `size` of them at a time.
 *
 * @returns the results in the order of the items
 * @throws what the first failing item throws; items that wait are not begun then
 */
export async function runPool<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let hasFailed = false;

  async function takeTurns(): Promise<void> {
    for (const [index, item] of queue) {
      if (hasFailed) {
        return;
      }
      try {
        results[index] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, size) }, takeTurns));
  return results;
}
