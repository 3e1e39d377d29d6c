import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** Front matter keys that become links below a page's description. */
interface ComponentFrontMatter {
  readonly githubLabel?: string;
  readonly waiAria?: string;
}

const ISSUES_URL = 'https://github.com/mui/material-ui/labels/';

/** Links of a component page: its issues, and the WAI-ARIA pattern it follows. */
export default function ComponentLinks({ frontMatter }: { readonly frontMatter: object }) {
  const { githubLabel, waiAria } = frontMatter as ComponentFrontMatter;
  if (githubLabel === undefined && waiAria === undefined) return null;
  return (
    <ul className="component-links">
      {githubLabel !== undefined && (
        <li>
          <Link to={ISSUES_URL + encodeURIComponent(githubLabel)}>
            <Translate
              id="page.ComponentLinks.issues"
              description="Link from a component page to the component's issues"
            >
              Open issues
            </Translate>
          </Link>
        </li>
      )}
      {waiAria !== undefined && (
        <li>
          <Link to={waiAria}>
            <Translate
              id="page.ComponentLinks.pattern"
              description="Link from a component page to the accessibility pattern it follows"
            >
              WAI-ARIA pattern
            </Translate>
          </Link>
        </li>
      )}
    </ul>
  );
}
