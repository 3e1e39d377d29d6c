import type { UserOptions } from './plugins/api-reference/options';
import { toApiProducts } from './plugins/versions/node/siteOptions';
import { readArchivedVersions } from './plugins/versions/node/versionRecord';
import { products } from './src/products/products';

const PROVIDER = 'A provider of the theme, which the customization pages describe.';
const PART = 'A part of another component, exported for its styles only.';
const MOVED = 'Moved to @mui/material; what is left here only warns.';
const PICKERS = 'Moved to MUI X; what is left here only warns.';
const CONTEXT = 'A context that the components of its family share, for use by them.';
const SYSTEM = 'The component of MUI System, which has its page there.';

const titles = Object.fromEntries(products.map(({ id, name }) => [id, name]));

/** What the API reference documents: one folder of pages per product. */
export const apiReferenceOptions: UserOptions = {
  docsHosts: ['mui.com', 'next.mui.com'],
  demoElement: 'Demo',
  products: [
    {
      title: 'Material UI',
      docsDir: 'docs/material-ui',
      basePath: '/material-ui',
      packages: [
        {
          name: '@mui/material',
          entryPoints: [
            '@mui/material',
            '@mui/material/PigmentContainer',
            '@mui/material/PigmentGrid',
            '@mui/material/PigmentHidden',
            '@mui/material/PigmentStack',
          ],
          theme: { importPath: '@mui/material/styles', name: 'Components', factory: 'createTheme' },
          ignore: {
            StyledEngineProvider: PROVIDER,
            ThemeProvider: PROVIDER,
            CssVarsProvider: PROVIDER,
            Experimental_CssVarsProvider: PROVIDER,
            Unstable_TrapFocus: 'Documented as FocusTrap of Base UI.',
            BackdropRoot: PART,
            BadgeRoot: PART,
            BadgeMark: PART,
            MenuPaper: PART,
            ModalRoot: PART,
            PopoverRoot: PART,
            PopoverPaper: PART,
            SliderRoot: PART,
            SliderMark: PART,
            SliderMarkLabel: PART,
            SliderRail: PART,
            SliderTrack: PART,
            SliderThumb: PART,
            SliderValueLabel: PART,
          },
        },
        {
          name: '@mui/lab',
          augmentations: ['@mui/lab/themeAugmentation'],
          ignore: {
            Alert: MOVED,
            AlertTitle: MOVED,
            Autocomplete: MOVED,
            AvatarGroup: MOVED,
            Pagination: MOVED,
            PaginationItem: MOVED,
            Rating: MOVED,
            Skeleton: MOVED,
            'SpeedDial*': MOVED,
            'ToggleButton*': MOVED,
            'CalendarPicker*': PICKERS,
            ClockPicker: PICKERS,
            'Date*': PICKERS,
            'Desktop*': PICKERS,
            LocalizationProvider: PICKERS,
            'Mobile*': PICKERS,
            MonthPicker: PICKERS,
            PickersDay: PICKERS,
            'Static*': PICKERS,
            TimePicker: PICKERS,
            'Tree*': PICKERS,
            YearPicker: PICKERS,
          },
        },
      ],
    },
    {
      title: 'Joy UI',
      docsDir: 'docs/joy-ui',
      basePath: '/joy-ui',
      packages: [
        {
          name: '@mui/joy',
          theme: { importPath: '@mui/joy/styles', name: 'Components', factory: 'extendTheme' },
          // The release of the repository that this version was published with.
          sourceTag: 'v6.0.0-alpha.13',
          ignore: {
            Container: SYSTEM,
            Dropdown: 'The component of Base UI, which has its page there.',
            GlobalStyles: SYSTEM,
            StyledEngineProvider: PROVIDER,
            ThemeProvider: PROVIDER,
            CssVarsProvider: PROVIDER,
          },
        },
      ],
    },
    {
      title: 'Base UI',
      docsDir: 'docs/base-ui',
      basePath: '/base-ui',
      packages: [
        {
          name: '@mui/base',
          entryPoints: ['@mui/base', '@mui/base/useTransition'],
          hooks: true,
          sourceTag: 'v6.0.0-beta.3',
          ignore: {
            ClassNameConfigurator:
              'Sets class names for a whole tree; a provider, not a component.',
            MenuProvider: CONTEXT,
            SelectProvider: CONTEXT,
            TabsProvider: CONTEXT,
            TabsListProvider: CONTEXT,
            useTabsContext: CONTEXT,
            TablePaginationActions: PART,
            useRootElementName: 'A helper for authors of components.',
            useSlotProps: 'A helper for authors of components.',
          },
        },
      ],
    },
    {
      title: 'MUI System',
      docsDir: 'docs/system',
      basePath: '/system',
      packages: [
        {
          name: '@mui/system',
          ignore: {
            StyledEngineProvider: PROVIDER,
            ThemeProvider: PROVIDER,
            GlobalStyles: 'A way to write global styles, described with them.',
          },
        },
      ],
    },
    // Each as it was frozen when the version was cut.
    ...toApiProducts(readArchivedVersions(__dirname), titles),
  ],
};
