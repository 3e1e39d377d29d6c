/** Docusaurus' own command, relative to the folder of a site. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
