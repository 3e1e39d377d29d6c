import { findRoot, resolveRequest, type FramePackages } from '../../frame/registry';

const Button = { default: 'Button' };
const packages: FramePackages = {
  react: { version: '18.3.1', entries: { '': async () => 'React' }, buckets: null },
  '@mui/material': {
    version: '6.0.0-beta.4',
    entries: { '': async () => ({}), Button: async () => Button, ButtonGroup: async () => ({}) },
    buckets: null,
  },
  '@mui/icons-material': {
    version: '6.0.0-beta.4',
    entries: {},
    buckets: { de: async () => ({ default: { Delete: 'an icon', DeleteForever: '' } }) },
  },
};

async function load(request: string): Promise<unknown> {
  const resolution = resolveRequest(request, packages);
  if (resolution.status === 'missing') throw new Error(resolution.message);
  return resolution.load();
}

it.each([
  ['react', 'React'],
  ['@mui/material/Button', Button],
  ['@mui/icons-material/Delete', { __esModule: true, default: 'an icon' }],
])('finds %s', async (request, module) => {
  expect(await load(request)).toEqual(module);
});

it.each([
  [
    'dayjs',
    '"dayjs" is not available here. Demos can import from: react, @mui/material, @mui/icons-material.',
  ],
  ['constructor', '"constructor" is not available here.'],
  [
    '@mui/material/buton',
    '"@mui/material/buton" does not exist in @mui/material 6.0.0-beta.4. Names like it: "@mui/material/Button", "@mui/material/ButtonGroup".',
  ],
  ['@mui/material/toString', '"@mui/material/toString" does not exist in @mui/material'],
  ['react/addons', '"react/addons" does not exist in react 18.3.1.'],
  [
    '@mui/icons-material',
    '@mui/icons-material is too large to be loaded as a whole. Import each module by its own path: import Name from "@mui/icons-material/Name".',
  ],
  ['@mui/icons-material/Xyz', '"@mui/icons-material/Xyz" does not exist in @mui/icons-material'],
  ['@mui/icons-material/Delet', 'Names like it: "@mui/icons-material/Delete",'],
])('says what is wrong with %s', async (request, message) => {
  await expect(load(request)).rejects.toThrow(message);
});

it('wraps a demo by what it imports, the first match first', () => {
  const [joy, material, plain] = ['joy', 'material', 'plain'].map((name) => async () => ({
    default: () => name,
  })) as [never, never, never];
  const roots = [
    { packages: ['@mui/joy'], load: joy },
    { packages: ['@mui/material', '@mui/system'], load: material },
  ];
  expect(findRoot(['@mui/system/Box', '@mui/joy'], roots, plain)).toBe(joy);
  expect(findRoot(['@mui/material'], roots, plain)).toBe(material);
  expect(findRoot(['@mui/joyful', 'react'], roots, plain)).toBe(plain);
});
