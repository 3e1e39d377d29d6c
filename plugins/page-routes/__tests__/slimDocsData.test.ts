import { pickSidebars, slimGlobalData, slimVersionData } from '../node/slimDocsData';

const doc = (id: string) => ({ id, path: `/material-ui/${id}`, sidebar: 'docs' });
const oldDoc = (id: string) => ({ id, path: `/material-ui/v5/${id}`, sidebar: 'docs' });
const ids = (data: ReturnType<typeof slimGlobalData>, instance: string) =>
  (
    data['docusaurus-plugin-content-docs']?.[instance] as {
      versions: { docs: { id: string }[] }[];
    }
  ).versions.map((version) => version.docs.map(({ id }) => id));

describe('slimGlobalData', () => {
  const data = {
    preferences: { default: { cookieMaxAgeSeconds: 1 } },
    'docusaurus-plugin-content-docs': {
      'material-ui': {
        path: '/material-ui',
        versions: [
          { name: 'current', mainDocId: 'overview', docs: ['overview', 'button', 'new'].map(doc) },
          { name: 'v5', mainDocId: 'start', docs: ['start', 'button', 'old'].map(oldDoc) },
        ],
      },
      'joy-ui': {
        path: '/joy-ui',
        versions: [{ name: 'current', mainDocId: 'overview', docs: ['overview', 'x'].map(doc) }],
      },
    },
  };

  it.each([
    [
      ['/material-ui/button/', '/material-ui/v5/button/'],
      [['overview'], ['start']],
    ],
    [
      ['/material-ui/button/'],
      [
        ['overview', 'button'],
        ['start', 'button'],
      ],
    ],
    [
      [],
      [
        ['overview', 'button'],
        ['start', 'button'],
      ],
    ],
  ])('keeps main pages, and twins of whose routes not both are fetched: %j', (paths, kept) => {
    const slim = slimGlobalData(data, paths);
    expect(ids(slim, 'material-ui')).toEqual(kept);
    expect(ids(slim, 'joy-ui')).toEqual([['overview']]);
  });

  it('keeps everything else', () => {
    const slim = slimGlobalData(data, []);
    expect(slim.preferences).toEqual(data.preferences);
    expect(slim['docusaurus-plugin-content-docs']?.['joy-ui']).toMatchObject({ path: '/joy-ui' });
    expect(slimGlobalData({}, [])).toEqual({ 'docusaurus-plugin-content-docs': {} });
  });
});

describe('slimVersionData', () => {
  it('takes the list of pages and the items of the sidebars out, and nothing else', () => {
    const version = { label: 'v6', docsSidebars: { docs: [1], more: [2] }, docs: { a: 1 } };
    const slim = { label: 'v6', docsSidebars: { docs: [], more: [] }, docs: {} };
    expect(slimVersionData({ version, other: 1 })).toEqual({ version: slim, other: 1 });
    expect(pickSidebars({ version })).toEqual(version.docsSidebars);
  });

  it.each([{ a: 1 }, { version: null }, { version: 'v5' }, { version: { docs: { a: 1 } } }])(
    'leaves %j alone',
    (data) => {
      expect(slimVersionData(data)).toBe(data);
      expect(pickSidebars(data)).toEqual({});
    },
  );
});
