import * as allTrees from '../../sidebars';
import { createSidebar } from '../../src/navigation/node/createSidebar';

export default createSidebar(allTrees.materialUi, {
  productId: 'material-ui',
  docsDir: __dirname,
  allTrees,
});
