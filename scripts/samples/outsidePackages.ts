/**
 * Packages that samples import and readers install themselves, while this site needs none of them: what
 * they export is not looked at. `name` stands for its paths too.
 */
export const OUTSIDE_PACKAGES: readonly string[] = [
  '@fontsource/roboto',
  '@fontsource-variable/roboto',
  'material-icons',
];

/** Files that a bundler turns into modules, as far as samples import them. */
const ASSETS = `
declare module '*.css';
declare module '*.svg' { const url: string; export default url; }
declare module '*.png' { const url: string; export default url; }
declare module '*.svg?react' {
  const component: import('react').ComponentType<import('react').SVGProps<SVGSVGElement>>;
  export default component;
}
`;

/** Declarations of what samples import and is not installed here. */
export function declareOutsidePackages(names: readonly string[] = OUTSIDE_PACKAGES): string {
  const modules = names.flatMap((name) => [
    `declare module '${name}';`,
    `declare module '${name}/*';`,
  ]);
  return `${ASSETS}${modules.join('\n')}\n`;
}
