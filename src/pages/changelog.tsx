export { default } from '../changelog/ChangelogPage';
