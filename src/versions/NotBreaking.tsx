import Translate from '@docusaurus/Translate';

/** Changes that may come in any release, because nobody was told to rely on the opposite. */
export default function NotBreaking() {
  return (
    <>
      <p>
        <Translate
          id="versions.notBreaking.intro"
          description="Section What is not a breaking change, before a list"
        >
          These changes can come with any release, patches included. Code that relies on them may
          need a hand:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate
            id="versions.notBreaking.unstable"
            description="List item; the code is the beginning of names"
            values={{ lower: <code>unstable_</code>, upper: <code>Unstable_</code> }}
          >
            {'Exports and props whose names begin with {lower} or {upper}.'}
          </Translate>
        </li>
        <li>
          <Translate id="versions.notBreaking.experimental" description="List item">
            Everything on pages under Experimental APIs.
          </Translate>
        </li>
        <li>
          <Translate
            id="versions.notBreaking.internals"
            description="List item; the code is an import path"
            values={{ path: <code>@mui/material/Button</code> }}
          >
            {
              'What no page documents: internal modules, imports deeper than {path}, class names made at run time, the elements inside a component.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="versions.notBreaking.warnings" description="List item">
            Warnings in development: new ones, and new words for old ones.
          </Translate>
        </li>
        <li>
          <Translate id="versions.notBreaking.prereleases" description="List item">
            Differences between one pre-release and the next.
          </Translate>
        </li>
        <li>
          <Translate id="versions.notBreaking.css" description="List item">
            Small changes to CSS that mend a fault, even if they move something by a pixel.
          </Translate>
        </li>
      </ul>
      <p>
        <Translate
          id="versions.notBreaking.screenshots"
          description="Section What is not a breaking change, after a list"
        >
          If your tests compare screenshots or whole trees of markup, expect to renew them now and
          then. Tests that look for roles and labels are calmer company.
        </Translate>
      </p>
    </>
  );
}
