import * as React from 'react';
import { useEventCallback, useForkRef } from '@mui/material/utils';

interface DropProps extends React.HTMLAttributes<HTMLDivElement> {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** Falls in from above and leaves upward, by the animations that browsers have built in. */
export const Drop = React.forwardRef<HTMLDivElement, DropProps>(function Drop(props, ref) {
  const { in: isIn, onEnter, onExited, ...other } = props;
  const nodeRef = React.useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(nodeRef, ref);
  const start = useEventCallback(() => onEnter?.());
  const end = useEventCallback(() => onExited?.());

  React.useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const above = { transform: 'translateY(-100%)', opacity: 0 };
    const place = { transform: 'none', opacity: 1 };
    if (isIn) start();
    const animation = nodeRef.current?.animate(isIn ? [above, place] : [place, above], {
      duration: isCalm ? 0 : 250,
      easing: 'ease-out',
      fill: 'both',
    });
    if (animation && !isIn) animation.onfinish = end;
    return () => animation?.cancel();
  }, [isIn, start, end]);

  return <div ref={handleRef} {...other} />;
});
