import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';

export interface TemplateBarProps {
  /** The template's name: `Sign-in`. */
  readonly name: string;
  /** Path of the page that lists the templates, with slashes at both ends. */
  readonly galleryPath: string;
  /** Id of the template's heading on that page. */
  readonly anchor: string;
}

function BarColorModeToggle() {
  const { respectPrefersColorScheme } = useThemeConfig().colorMode;
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <ColorModeToggle
      className="template-bar__toggle"
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={colorModeChoice}
      onChange={setColorMode}
    />
  );
}

/** What stays of the site above a full-screen template: the way back, and to its source. */
export default function TemplateBar({ name, galleryPath, anchor }: TemplateBarProps) {
  return (
    <nav
      className="template-bar"
      aria-label={translate({
        id: 'templates.TemplateBar.label',
        message: 'Documentation',
        description: 'Names the links above a full-screen template, which lead back to the site',
      })}
    >
      <Link className="template-bar__link" to={galleryPath}>
        <svg className="template-bar__arrow" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <Translate
          id="templates.TemplateBar.back"
          description="Link from a full-screen template to the list of templates"
        >
          Templates
        </Translate>
      </Link>
      <span className="template-bar__name">{name}</span>
      <Link className="template-bar__link" to={`${galleryPath}#${anchor}`}>
        <Translate
          id="templates.TemplateBar.source"
          description="Link from a full-screen template to its source code"
        >
          Source
        </Translate>
      </Link>
      <BarColorModeToggle />
    </nav>
  );
}
