import type { ProductId } from '../../src/products/products';

/** A file of a demo: path relative to the page's folder, and its text. */
export interface DemoFile {
  readonly path: string;
  readonly content: string;
}

/** The first demo of a page: what `<Demo src>` names, and the files behind it. */
export interface DemoTemplate {
  readonly src: string;
  readonly files: readonly DemoFile[];
  /** What the demo shows until its author puts the page's subject there. */
  readonly placeholder: string;
}

function createSingleFile(
  name: string,
  importLine: string,
  element: string,
): DemoTemplate['files'] {
  const content = `${importLine}

export default function ${name}() {
  return ${element};
}
`;
  return [{ path: `${name}.tsx`, content }];
}

/** Base UI has no look of its own: each demo comes in the three styling solutions. */
function createStyledFiles(name: string): DemoTemplate['files'] {
  const className = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const system = `import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const OutlinedButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: '1px solid currentColor',
  borderRadius: '0.5rem',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

export default function ${name}() {
  return <OutlinedButton>Save</OutlinedButton>;
}
`;
  const css = `import { Button } from '@mui/base/Button';
import './styles.css';

export default function ${name}() {
  return <Button className="${className}">Save</Button>;
}
`;
  const stylesheet = `.${className} {
  padding: 0.5rem 1rem;
  border: 1px solid currentColor;
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
`;
  const tailwind = `import { Button } from '@mui/base/Button';

export default function ${name}() {
  return (
    <Button className="cursor-pointer rounded-lg border border-current bg-transparent px-4 py-2 text-inherit [font:inherit]">
      Save
    </Button>
  );
}
`;
  return [
    { path: `${name}/system.tsx`, content: system },
    { path: `${name}/css.tsx`, content: css },
    { path: `${name}/styles.css`, content: stylesheet },
    { path: `${name}/tailwind.tsx`, content: tailwind },
  ];
}

/** A demo that works as it is, made of a component of the product's own package. */
export function createDemoTemplate(productId: ProductId, name: string): DemoTemplate {
  const src = `./${name}.tsx`;
  switch (productId) {
    case 'base-ui':
      return { src: `./${name}`, files: createStyledFiles(name), placeholder: 'Button' };
    case 'system': {
      const element = '<Box sx={{ p: 2, border: 1, borderRadius: 1 }}>A box with a border</Box>';
      const files = createSingleFile(name, "import Box from '@mui/system/Box';", element);
      return { src, files, placeholder: 'Box' };
    }
    case 'joy-ui': {
      const importLine = "import Button from '@mui/joy/Button';";
      const files = createSingleFile(name, importLine, '<Button>Save</Button>');
      return { src, files, placeholder: 'Button' };
    }
    default: {
      const importLine = "import Button from '@mui/material/Button';";
      const element = '<Button variant="contained">Save</Button>';
      return { src, files: createSingleFile(name, importLine, element), placeholder: 'Button' };
    }
  }
}
