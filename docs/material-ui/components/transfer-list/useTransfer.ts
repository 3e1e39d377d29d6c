import * as React from 'react';

/** State of two lists: what is shown, what is checked, and what was done last. */
export function useTransfer(all: readonly string[], initiallyShown: readonly string[]) {
  const [shown, setShown] = React.useState(initiallyShown);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('');

  return {
    shown,
    available: all.filter((name) => !shown.includes(name)),
    checked,
    message,
    /** Checks or unchecks names, in whichever list they are. */
    check(names: readonly string[], isChecked: boolean) {
      const others = checked.filter((name) => !names.includes(name));
      setChecked(isChecked ? [...others, ...names] : others);
    },
    /** Moves those names that are not there yet, in the order of `all`. */
    move(names: readonly string[], target: 'shown' | 'available') {
      const moved = names.filter((name) => shown.includes(name) !== (target === 'shown'));
      const isShown = (name: string) => shown.includes(name) !== moved.includes(name);
      setShown(all.filter(isShown));
      setChecked(checked.filter((name) => !moved.includes(name)));
      setMessage(moved.length > 0 ? `Moved: ${moved.join(', ')}` : 'Check something to move first');
    },
  };
}
