import { translate } from '@docusaurus/Translate';

/** One section of the page about versions. The id is its anchor, so it stays as it is. */
export interface VersionsSection {
  readonly id: string;
  readonly title: string;
}

const DESCRIPTION = 'Heading on the page about versions';

/** Headings of the page about versions in its language; also what its table of contents lists. */
export function getSections() {
  return {
    released: {
      id: 'released-versions',
      title: translate({
        id: 'versions.released.title',
        message: 'Releases on this site',
        description: DESCRIPTION,
      }),
    },
    majors: {
      id: 'major-releases',
      title: translate({
        id: 'versions.majors.title',
        message: 'Major releases of Material UI',
        description: DESCRIPTION,
      }),
    },
    prereleases: {
      id: 'pre-releases',
      title: translate({
        id: 'versions.prereleases.title',
        message: 'Pre-releases',
        description: DESCRIPTION,
      }),
    },
    strategy: {
      id: 'versioning-strategy',
      title: translate({
        id: 'versions.strategy.title',
        message: 'What a version number says',
        description: DESCRIPTION,
      }),
    },
    notBreaking: {
      id: 'not-a-breaking-change',
      title: translate({
        id: 'versions.notBreaking.title',
        message: 'What is not a breaking change',
        description: DESCRIPTION,
      }),
    },
    cadence: {
      id: 'release-cadence',
      title: translate({
        id: 'versions.cadence.title',
        message: 'How often releases come out',
        description: DESCRIPTION,
      }),
    },
    deprecation: {
      id: 'deprecation',
      title: translate({
        id: 'versions.deprecation.title',
        message: 'How an API is retired',
        description: DESCRIPTION,
      }),
    },
  } satisfies Record<string, VersionsSection>;
}
