import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './styles.css';

const ProductTile = React.forwardRef<HTMLButtonElement, React.ComponentPropsWithoutRef<'button'>>(
  function ProductTile({ disabled, ...other }, ref) {
    const button = useButton({ disabled, rootElementName: 'button', rootRef: ref });

    return (
      <button
        {...button.getRootProps(other)}
        className="hook-button-tile"
        data-active={button.active || undefined}
        data-focus-visible={button.focusVisible || undefined}
      />
    );
  },
);

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="hook-button">
      <ProductTile onClick={() => setCount(count + 1)}>Add espresso cup</ProductTile>
      <ProductTile disabled>Teapot, sold out</ProductTile>
      <output>Items in basket: {count}</output>
    </div>
  );
}
