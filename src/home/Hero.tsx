import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import HeroArtwork from './HeroArtwork';

export const INSTALLATION_PATH = '/material-ui/getting-started/installation/';

/** Top of the home page: what this site is, and the two ways most readers go on. */
export default function Hero({
  librariesId,
}: {
  /** Anchor of the section that lists the libraries. */
  readonly librariesId: string;
}) {
  return (
    <header className="hero-area">
      <div className="hero-area__text">
        <Heading as="h1">
          <Translate id="home.hero.title" description="Main heading of the home page">
            Four React libraries, one documentation
          </Translate>
        </Heading>
        <p className="hero-area__lead">
          <Translate id="home.hero.lead" description="Text below the home page's main heading">
            Documentation of Material UI, Joy UI, Base UI, and MUI System: guides, component pages,
            and live demos whose source you can open.
          </Translate>
        </p>
        <p className="hero-area__actions">
          <Link className="button-link button-link--primary" to={INSTALLATION_PATH}>
            <Translate id="home.hero.install" description="Button: to the installation page">
              Install Material UI
            </Translate>
          </Link>
          <Link className="button-link" to={`#${librariesId}`}>
            <Translate id="home.hero.choose" description="Button: down to the list of libraries">
              Choose a library
            </Translate>
          </Link>
        </p>
      </div>
      <HeroArtwork />
    </header>
  );
}
