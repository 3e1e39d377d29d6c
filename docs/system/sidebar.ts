import * as allTrees from '../../sidebars';
import { createSidebar } from '../../src/navigation/node/createSidebar';

export default createSidebar(allTrees.system, {
  productId: 'system',
  docsDir: __dirname,
  allTrees,
});
