import { translate } from '@docusaurus/Translate';
import type { ProductId } from '@site/src/products/products';

/** What the home page says of a library. */
export interface LibraryTexts {
  /** One sentence on what the library is. */
  readonly summary: string;
  /** The situation in which it is the right choice; it completes the name beside it. */
  readonly choice: string;
}

function getMaterialUiTexts(): LibraryTexts {
  return {
    summary: translate({
      id: 'home.materialUi.summary',
      message: 'Ready-to-use React components that follow Material Design.',
      description: 'Says what Material UI is',
    }),
    choice: translate({
      id: 'home.materialUi.choice',
      message: 'You want finished components, and Material Design is a good place to start from.',
      description: 'When to choose Material UI',
    }),
  };
}

function getJoyUiTexts(): LibraryTexts {
  return {
    summary: translate({
      id: 'home.joyUi.summary',
      message: 'React components with a friendly look of their own.',
      description: 'Says what Joy UI is',
    }),
    choice: translate({
      id: 'home.joyUi.choice',
      message: 'You want finished components too, with another look, and can live with a beta.',
      description: 'When to choose Joy UI',
    }),
  };
}

function getBaseUiTexts(): LibraryTexts {
  return {
    summary: translate({
      id: 'home.baseUi.summary',
      message: 'Unstyled components and hooks, for a look that is all yours.',
      description: 'Says what Base UI is',
    }),
    choice: translate({
      id: 'home.baseUi.choice',
      message: 'You have a design of your own, and need the behavior and accessibility below it.',
      description: 'When to choose Base UI',
    }),
  };
}

function getSystemTexts(): LibraryTexts {
  return {
    summary: translate({
      id: 'home.system.summary',
      message: 'Style utilities and layout primitives that read your theme.',
      description: 'Says what MUI System is',
    }),
    choice: translate({
      id: 'home.system.choice',
      message: 'You write your own components, and want layout and styles that share one theme.',
      description: 'When to choose MUI System',
    }),
  };
}

/** Texts of a library in the page's language; null for a product that the menus do not offer. */
export function getLibraryTexts(productId: ProductId): LibraryTexts | null {
  switch (productId) {
    case 'material-ui':
      return getMaterialUiTexts();
    case 'joy-ui':
      return getJoyUiTexts();
    case 'base-ui':
      return getBaseUiTexts();
    case 'system':
      return getSystemTexts();
    default:
      return null;
  }
}
