import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createCommitGuard } from './guards';
import { StagedDemo, type StagedDemoProps } from './StagedDemo';

/** A demo that has been linked and can be mounted. */
export interface Playable {
  readonly run: number;
  readonly Component: ComponentType;
  readonly Root: StagedDemoProps['Root'];
  readonly styles: readonly string[];
}

export interface StageEvents {
  onShown(run: number): void;
  /** `isEndless`: it rendered without end; `error` is undefined then. */
  onProblem(run: number, error: unknown, isEndless: boolean): void;
}

export interface Stage {
  /** Mounts a demo out of sight; once it stands, it takes the place of the one that is shown. */
  show(playable: Playable): void;
}

interface Act {
  readonly playable: Playable;
  dispose(): void;
}

function createStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
}

/**
 * The place where edited demos are shown. A demo that throws before it stands is taken away again,
 * and the one before it stays; one that throws later starts anew; one that renders without end gives
 * its place back to the one before it.
 */
export function createStage({ onShown, onProblem }: StageEvents): Stage {
  let shown: Act | null = null;
  let candidate: Act | null = null;
  let lastGood: Playable | null = null;

  const mount = (playable: Playable, isRepeated: boolean): void => {
    candidate?.dispose();
    const container = document.createElement('div');
    container.dataset.stage = 'waiting';
    const styles = playable.styles.map(createStyle);
    document.body.append(...styles, container);
    const root = createRoot(container);
    let isOver = false;
    let hasThrown = false;

    const act: Act = {
      playable,
      dispose() {
        if (isOver) return;
        isOver = true;
        // At once: what takes its place must not be painted beside it, nor in its styles.
        container.dataset.stage = 'leaving';
        for (const style of styles) style.remove();
        // React forbids it while it renders, which is when an error is found.
        setTimeout(() => {
          root.unmount();
          container.remove();
        });
      },
    };
    const onMounted = () => {
      // An error in an effect of the demo is told after this effect.
      setTimeout(() => {
        if (isOver || hasThrown || candidate !== act) return;
        candidate = null;
        if (shown && shown.playable.run !== playable.run) lastGood = shown.playable;
        shown?.dispose();
        shown = act;
        container.dataset.stage = 'shown';
        onShown(playable.run);
      });
    };
    const leave = () => {
      if (candidate === act) candidate = null;
      if (shown === act) shown = null;
      act.dispose();
    };
    const onError = (error: unknown) => {
      if (isOver) return;
      hasThrown = true;
      const wasShown = shown === act;
      leave();
      onProblem(playable.run, error, false);
      if (wasShown && !isRepeated) mount(playable, true);
    };
    const onEndless = () => {
      if (isOver) return;
      const wasShown = shown === act;
      leave();
      onProblem(playable.run, undefined, true);
      if (wasShown && lastGood) mount(lastGood, true);
    };
    candidate = act;
    root.render(
      <StagedDemo
        Component={playable.Component}
        Root={playable.Root}
        isEndless={createCommitGuard()}
        onMounted={onMounted}
        onError={onError}
        onEndless={onEndless}
      />,
    );
  };

  return { show: (playable) => mount(playable, false) };
}
