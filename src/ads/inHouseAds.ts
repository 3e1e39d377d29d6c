/**
 * What the ad slot shows where no network does: products around the documented libraries. Texts
 * fit into the slot of a phone: 24 characters for a name, 90 for a description. Serves the
 * specification's "In-house ad record".
 */
export const inHouseAds = [
  {
    name: 'ScaffoldHub',
    link: 'https://v2.scaffoldhub.io/scaffolds/react-material-ui',
    image: '/img/ads/scaffold.svg',
    description: 'Generate a full-stack application with Material UI, then build on its code.',
  },
  {
    name: 'Premium templates',
    link: 'https://mui.com/store/',
    image: '/img/ads/templates.svg',
    description: 'Start from a finished admin panel or landing page, built with Material UI.',
  },
  {
    name: 'Premium themes',
    link: 'https://mui.com/store/',
    image: '/img/ads/themes.svg',
    description: 'Give the components you already use a look of their own.',
  },
  {
    name: 'Enterprise support',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    image: '/img/ads/support.svg',
    description: 'Material UI within a Tidelift subscription: maintained, with security answers.',
  },
  {
    name: 'Design kit for Figma',
    link: 'https://mui.com/store/items/figma-react/',
    image: '/img/ads/design-kit.svg',
    description: 'Every component as a Figma component, so that design and code agree.',
  },
];
