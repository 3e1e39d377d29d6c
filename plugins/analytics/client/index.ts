/** What components outside this plugin may use in the browser. */
export { ConsentButton } from './ConsentButton';
