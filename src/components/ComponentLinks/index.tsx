import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import AccessibilityResults from '../AccessibilityResults';
import type { AccessibilityResult } from '../AccessibilityResults/accessibilityResult';
import type { ComponentFacts } from './componentFacts';
import SizeText from './SizeText';

/** Front matter keys that become links and facts below a page's description. */
interface ComponentFrontMatter {
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly componentFacts?: ComponentFacts;
  readonly accessibility?: AccessibilityResult;
}

const ISSUES_URL = 'https://github.com/mui/material-ui/labels/';

interface ComponentLinksProps {
  readonly frontMatter: object;
  /** What of it is written as the language does: see src/local-texts. */
  readonly texts: { readonly sizeText?: string; readonly auditText?: string };
  /** API pages of the components that the page covers. */
  readonly apiLinks: ReadonlyArray<{ readonly name: string; readonly to: string }>;
}

/**
 * Links of a component page: its API pages, its source at the pinned release, its issues, and the
 * WAI-ARIA pattern it follows; behind them what its import weighs, below them what the audit of its
 * accessibility found.
 */
export default function ComponentLinks({ frontMatter, texts, apiLinks }: ComponentLinksProps) {
  const { githubLabel, waiAria, componentFacts, accessibility } =
    frontMatter as ComponentFrontMatter;
  const sourceUrl = componentFacts?.sourceUrl ?? null;
  if (apiLinks.length === 0 && githubLabel === undefined && waiAria === undefined) return null;
  return (
    <>
      <ul className="component-links">
        {apiLinks.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>
              <Translate
                id="page.ComponentLinks.api"
                description="Link from a component page to an API page"
                values={{ name }}
              >
                {'{name} API'}
              </Translate>
            </Link>
          </li>
        ))}
        {sourceUrl !== null && (
          <li>
            <Link to={sourceUrl}>
              <Translate
                id="page.ComponentLinks.source"
                description="Link from a component page to the component's source code"
              >
                Source
              </Translate>
            </Link>
          </li>
        )}
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
        {componentFacts && texts.sizeText && (
          <li className="component-links__size">
            <SizeText name={componentFacts.name} size={texts.sizeText} />
          </li>
        )}
      </ul>
      {accessibility && texts.auditText && (
        <AccessibilityResults result={accessibility} day={texts.auditText} />
      )}
    </>
  );
}
