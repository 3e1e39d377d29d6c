import { bindImports } from '../node/bindImports';

const bind = (source: string, isShared = false) =>
  bindImports(source, ['@scope/icons'], '?release=kit-v1', isShared);

it.each([
  ["import Add from '@scope/icons/Add';", "import Add from '@scope/icons/Add?release=kit-v1';"],
  ['export * from "@scope/icons";', 'export * from "@scope/icons?release=kit-v1";'],
  ["import('@scope/icons/Add')", "import('@scope/icons/Add?release=kit-v1')"],
  ["require('@scope/icons/Add')", "require('@scope/icons/Add?release=kit-v1')"],
  ["import '@scope/icons/style';", "import '@scope/icons/style?release=kit-v1';"],
])('%s is bound to the version', (source, expected) => {
  expect(bind(source)).toBe(expected);
});

it.each([
  "import Button from '@scope/kit/Button';",
  "import Add from '@scope/icons-extra/Add';",
  "import parts from './parts';",
  "const text = '@scope/icons';",
])('%s is not', (source) => {
  expect(bind(source)).toBe(source);
});

it('goes on to the files of the shared package itself, not to what that imports', () => {
  expect(
    bind("var create = require('./utils/create');\nvar kit = require('@scope/kit');", true),
  ).toBe(
    "var create = require('./utils/create?release=kit-v1');\nvar kit = require('@scope/kit');",
  );
});
