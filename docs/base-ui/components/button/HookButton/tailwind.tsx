import * as React from 'react';
import { useButton } from '@mui/base/useButton';

const tileClass = [
  'cursor-pointer rounded-xl border-2 border-solid p-4',
  '[font-family:inherit] text-sm font-semibold',
  'border-blue-700 bg-white text-blue-900 data-active:bg-blue-100',
  'dark:border-blue-300 dark:bg-slate-900 dark:text-blue-100 dark:data-active:bg-blue-950',
  'data-focus-visible:outline-3 data-focus-visible:outline-offset-2',
  'data-focus-visible:outline-blue-500 dark:data-focus-visible:outline-blue-300',
  'disabled:cursor-not-allowed disabled:border-dashed disabled:text-slate-600',
  'dark:disabled:text-slate-300',
].join(' ');

const ProductTile = React.forwardRef<HTMLButtonElement, React.ComponentPropsWithoutRef<'button'>>(
  function ProductTile({ disabled, ...other }, ref) {
    const button = useButton({ disabled, rootElementName: 'button', rootRef: ref });

    return (
      <button
        {...button.getRootProps(other)}
        className={tileClass}
        data-active={button.active || undefined}
        data-focus-visible={button.focusVisible || undefined}
      />
    );
  },
);

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProductTile onClick={() => setCount(count + 1)}>Add espresso cup</ProductTile>
      <ProductTile disabled>Teapot, sold out</ProductTile>
      <output>Items in basket: {count}</output>
    </div>
  );
}
