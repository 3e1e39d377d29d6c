import * as allTrees from '../../sidebars';
import { createSidebar } from '../../src/navigation/node/createSidebar';

export default createSidebar(allTrees.experiments, {
  productId: 'experiments',
  docsDir: __dirname,
  allTrees,
});
