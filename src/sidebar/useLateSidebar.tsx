import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useHistory } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { followPath, preloadPage } from '@site/plugins/static-content/client/pageLinks';
import { repeatPresses } from '@site/src/earlyPresses/earlyPresses';
import { hasRememberedGroups } from './memory';
import LiveSidebar from './LiveSidebar';
import { markCurrentEntry } from './markCurrentEntry';
import { useDrawnPage } from './useDrawnPage';
import { watchNeed } from './watchNeed';

export interface LateSidebar {
  /** Element with the server's HTML: a `ul`, or something around one. */
  readonly container: RefObject<HTMLElement>;
  /** Null until they are fetched. */
  readonly items: PropSidebarItem[] | null;
  /** Asks for them. @returns whether they are here; a failure is as if it had not been asked. */
  readonly load: () => Promise<boolean>;
  /** Of the page being read. */
  readonly path: string;
  /** Of the page that the server wrote the HTML for. */
  readonly serverPath: string;
  /** An entry of the living list is pressed. */
  readonly onItemClick?: (item: PropSidebarItem) => void;
  /** A link of the list that does not live yet is followed. */
  readonly onEarlyFollow?: () => void;
}

/** What a sidebar is told by its list. */
export interface LateSidebarState {
  /** Path of the page whose entry the list shows as the current one. */
  readonly shownPath: string;
  /** The list does not live yet, and has no entry for the page: it is in a group that was never open. */
  readonly lacksEntry: boolean;
  /** The reader has pressed one of its buttons, and what that would show could not be fetched. */
  readonly hasFailed: boolean;
}

function findList(container: HTMLElement | null): HTMLElement | null {
  return container instanceof HTMLUListElement
    ? container
    : (container?.querySelector('ul') ?? null);
}

/** Takes over the entries of a list, or makes them where there are none. */
function startRoot(list: HTMLElement, content: ReactNode): Root {
  const options = { identifierPrefix: 'sidebar-' };
  if (list.firstElementChild) return hydrateRoot(list, content, options);
  const root = createRoot(list, options);
  root.render(content);
  return root;
}

/** Answers for the list as long as it shows the server's HTML and does not listen itself. */
function useNeed(
  { container, load, onEarlyFollow }: LateSidebar,
  isWaiting: boolean,
  pressed: Set<HTMLElement>,
): boolean {
  const history = useHistory();
  const [hasFailed, setFailed] = useState(false);
  const said = useRef(false);
  // Not later: in the same moment presses are no longer recorded (src/earlyPresses).
  useIsomorphicLayoutEffect(() => {
    if (!isWaiting || !container.current) return undefined;
    const sayFailed = (isFailure: boolean) => {
      // React keeps even a state that is set to what it is, and renders the next page twice for it: all of its
      // effects, and that, before the browser can draw.
      if (said.current === isFailure) return;
      said.current = isFailure;
      setFailed(isFailure);
    };
    // The groups that the reader left open have to open here, too.
    if (hasRememberedGroups()) void load();
    return watchNeed(container.current, {
      onNeed: () => void load(),
      onPress(button) {
        pressed.add(button);
        void load().then((isHere) => sayFailed(!isHere));
      },
      onApproach: preloadPage,
      onFollow(path) {
        sayFailed(false);
        onEarlyFollow?.();
        followPath(history, path);
      },
    });
  }, [container, history, isWaiting, load, onEarlyFollow, pressed]);
  return hasFailed;
}

interface Mark {
  /** Path of the entry that is marked, or was last. */
  readonly path: string;
  /** The page being read has none. */
  readonly isMissing: boolean;
}

/** Shows which page is being read as long as the list does not. */
function useMark({ container, path, serverPath }: LateSidebar, isWaiting: boolean): Mark {
  const asked = useRef(serverPath);
  const [mark, setMark] = useState<Mark>({ path: serverPath, isMissing: false });
  useIsomorphicLayoutEffect(() => {
    const list = findList(container.current);
    if (!isWaiting || !list || path === asked.current) return;
    asked.current = path;
    const isMissing = !markCurrentEntry(list, path);
    // What is not urgent: React would run all effects of the new page before the browser can draw it.
    startTransition(() =>
      setMark((before) => ({ path: isMissing ? before.path : path, isMissing })),
    );
  }, [container, isWaiting, path]);
  return mark;
}

/**
 * Brings a sidebar to life that the server has rendered, when its items are fetched: React takes over
 * the elements that are there, in a root of its own. So nothing moves, and focus, scroll position and
 * a press that has begun stay. (In the page's tree it could only render them anew; see "Demos are
 * islands" in the architecture notes.)
 */
export function useLateSidebar(late: LateSidebar): LateSidebarState {
  const { container, items, path, serverPath, onItemClick } = late;
  const history = useHistory();
  const root = useRef<Root>();
  // Whoever presses a button again that has not moved means the same as before.
  const [pressed] = useState(() => new Set<HTMLElement>());
  const [livePath, setLivePath] = useState<string | null>(null);
  const isLive = livePath !== null;
  const whenDrawn = useDrawnPage();
  const hasFailed = useNeed(late, !isLive, pressed);
  const mark = useMark(late, !isLive);

  useEffect(() => {
    const list = findList(container.current);
    if (!items || !list) return undefined;
    const render = (shown: string) => (
      <LiveSidebar
        history={history}
        items={items}
        path={shown}
        onItemClick={onItemClick}
        onShown={setLivePath}
      />
    );
    if (!root.current) {
      // Whoever has pressed a link waits for its page, not for the list. The list is rendered as the server
      // has, though another entry may be marked: React leaves that, and `render(path)` says the same.
      return whenDrawn(() => {
        root.current = startRoot(list, render(serverPath));
      });
    }
    // Not before: React would throw the server's HTML away.
    if (isLive) root.current.render(render(path));
    return undefined;
  }, [container, history, isLive, items, onItemClick, path, serverPath, whenDrawn]);

  useEffect(() => {
    if (!isLive) return;
    void repeatPresses([...pressed]);
    pressed.clear();
  }, [isLive, pressed]);

  useEffect(
    () => () => {
      const ended = root.current;
      root.current = undefined;
      // React forbids unmounting a root while another one renders, which is when this is called.
      setTimeout(() => ended?.unmount());
    },
    [],
  );
  return {
    shownPath: livePath ?? mark.path,
    lacksEntry: mark.isMissing && !isLive,
    hasFailed: hasFailed && !isLive,
  };
}
