export { default } from '../versions/VersionsPage';
