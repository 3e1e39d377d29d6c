import type { ApiPage } from '../../client/types';
import type { ThemeOptions } from '../types';

/** A prop with a choice of values, and one of them that is not the default. */
function findExample({ props }: ApiPage): { name: string; value: string } | null {
  for (const { name, values, default: usual, deprecated } of props) {
    const value = values.find((candidate) => candidate !== usual && candidate.startsWith("'"));
    if (deprecated === null && value !== undefined) return { name, value };
  }
  const flag = props.find(({ type, deprecated }) => type === 'boolean' && deprecated === null);
  return flag ? { name: flag.name, value: 'true' } : null;
}

function findRule({ classes }: ApiPage): string {
  return classes.find(({ key }) => key === 'root')?.key ?? classes[0]?.key ?? 'root';
}

/** How an app sets default props, style overrides and variants of a component by its theme. */
export function buildThemeSample(page: ApiPage, { importPath, factory }: ThemeOptions): string {
  const example = findExample(page);
  const setting = example && `${example.name}: ${example.value}`;
  return [
    `import { ${factory} } from '${importPath}';`,
    '',
    `const theme = ${factory}({`,
    '  components: {',
    `    ${page.themeName}: {`,
    ...(setting ? [`      defaultProps: { ${setting} },`] : []),
    `      styleOverrides: { ${findRule(page)}: { borderRadius: 4 } },`,
    ...(setting
      ? [`      variants: [{ props: { ${setting} }, style: { letterSpacing: '0.02em' } }],`]
      : []),
    '    },',
    '  },',
    '});',
  ].join('\n');
}
