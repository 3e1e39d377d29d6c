export interface RememberedScroll {
  readonly scrollTop: number;
  readonly path: string;
}

/**
 * What a reader did to a sidebar: kept for the tab, so that a reload or a way back finds the same
 * groups open at the same place. Without storage it lasts as long as the page.
 */
interface SidebarMemory {
  /** Whether a group is collapsed, by its pathname. */
  collapsed: Record<string, boolean>;
  /** Scroll offset in px and the page it was left on, by the sidebar's name. */
  scroll: Record<string, RememberedScroll>;
}

const STORAGE_KEY = 'docs-sidebar';

let memory: SidebarMemory | undefined;

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isScroll(value: unknown): value is RememberedScroll {
  const { scrollTop, path } = Object(value) as Record<string, unknown>;
  return typeof scrollTop === 'number' && typeof path === 'string';
}

/** The usable entries of what was stored. Without a prototype: a group may be called "constructor". */
function pickEntries<Value>(
  stored: unknown,
  isUsable: (value: unknown) => value is Value,
): Record<string, Value> {
  const entries = Object.entries(Object(stored)).filter(([, value]) => isUsable(value));
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function read(): SidebarMemory {
  if (memory) return memory;
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    // Storage is denied or was written by something else: start empty.
  }
  const { collapsed, scroll } = Object(stored) as Record<string, unknown>;
  memory = { collapsed: pickEntries(collapsed, isBoolean), scroll: pickEntries(scroll, isScroll) };
  return memory;
}

function write(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Denied or full: the memory of this page life is enough.
  }
}

export function getRememberedCollapsed(group: string): boolean | undefined {
  return read().collapsed[group];
}

export function rememberCollapsed(group: string, isCollapsed: boolean): void {
  read().collapsed[group] = isCollapsed;
  write();
}

/** Whether a reader has opened or closed any group. */
export function hasRememberedGroups(): boolean {
  return Object.keys(read().collapsed).length > 0;
}

export function getRememberedScroll(sidebar: string): RememberedScroll | undefined {
  return read().scroll[sidebar];
}

/** For this page life; {@link storeScroll} has it outlast a reload. */
export function rememberScroll(sidebar: string, scroll: RememberedScroll): void {
  read().scroll[sidebar] = scroll;
}

/** Not with every page that is come to: the browser would have it on its disk before the page is drawn. */
export function storeScroll(): void {
  write();
}
