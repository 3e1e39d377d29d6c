/**
 * What readers' pages begin with, in place of Docusaurus' own entry: the same modules, evaluated in
 * several short tasks instead of one. On a slow phone that one task is the longest of the whole page,
 * and no press is answered meanwhile.
 *
 * All modules are in the same file ("eager"), so nothing is fetched later than before. Their order is
 * that of Docusaurus' entry, which the order of the styles depends on.
 */
import { runInTasks } from './runInTasks';

void runInTasks([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
]);
