import Translate from '@docusaurus/Translate';

/** The way of an API from its deprecation to its removal. */
export default function Deprecation() {
  return (
    <ol>
      <li>
        <Translate
          id="versions.deprecation.announce"
          description="Step; the code is a tag in TypeScript comments"
          values={{ tag: <code>@deprecated</code> }}
        >
          {
            'A release marks the API as {tag} in its types and names the replacement. Editors then strike it through, the release notes list it, and its page here carries a mark in the sidebar.'
          }
        </Translate>
      </li>
      <li>
        <Translate id="versions.deprecation.support" description="Step">
          Until the next major release it keeps working as before.
        </Translate>
      </li>
      <li>
        <Translate
          id="versions.deprecation.codemod"
          description="Step; the code is the name of a package"
          values={{ package: <code>@mui/codemod</code> }}
        >
          {'Where a script can make the change, {package} has one.'}
        </Translate>
      </li>
      <li>
        <Translate id="versions.deprecation.removal" description="Step">
          A later major release removes the API, and the migration guide says so.
        </Translate>
      </li>
    </ol>
  );
}
