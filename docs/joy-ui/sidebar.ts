import * as allTrees from '../../sidebars';
import { createSidebar } from '../../src/navigation/node/createSidebar';

export default createSidebar(allTrees.joyUi, { productId: 'joy-ui', docsDir: __dirname, allTrees });
