import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexFlow: 'wrap', alignItems: 'center', gap: '1rem' });

const Tile = styled('button')({
  padding: '1rem',
  border: '2px solid #1447e6',
  borderRadius: '0.75rem',
  background: '#fff',
  color: '#1c398e',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&[data-active]': { background: '#dbeafe' },
  '&[data-focus-visible]': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  '&:disabled': { borderStyle: 'dashed', color: '#45556c', cursor: 'not-allowed' },
  "[data-theme='dark'] &": {
    borderColor: '#8ec5ff',
    background: '#0f172b',
    color: '#dbeafe',
    '&[data-active]': { background: '#162456' },
    '&[data-focus-visible]': { outlineColor: '#8ec5ff' },
    '&:disabled': { color: '#cad5e2' },
  },
});

const ProductTile = React.forwardRef<HTMLButtonElement, React.ComponentPropsWithoutRef<'button'>>(
  function ProductTile({ disabled, ...other }, ref) {
    const button = useButton({ disabled, rootElementName: 'button', rootRef: ref });

    return (
      <Tile
        {...button.getRootProps(other)}
        data-active={button.active || undefined}
        data-focus-visible={button.focusVisible || undefined}
      />
    );
  },
);

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return (
    <Row>
      <ProductTile onClick={() => setCount(count + 1)}>Add espresso cup</ProductTile>
      <ProductTile disabled>Teapot, sold out</ProductTile>
      <output>Items in basket: {count}</output>
    </Row>
  );
}
