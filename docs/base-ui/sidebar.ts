import * as allTrees from '../../sidebars';
import { createSidebar } from '../../src/navigation/node/createSidebar';

export default createSidebar(allTrees.baseUi, {
  productId: 'base-ui',
  docsDir: __dirname,
  allTrees,
});
