import { buildStarter, SCRIPTS_ATTRIBUTE } from './buildStarter';

/**
 * Builds `ssrTemplate` of docusaurus.config.ts: the HTML of a page as Docusaurus writes it, but with its
 * scripts kept in a `template` until the page has been painted (./buildStarter.ts), and in the light
 * mode until Docusaurus' script says otherwise, which is before anything is painted: demos, whose
 * colors may depend on the mode, would without JavaScript have none. It lists no more than
 * Docusaurus does; where that passes new parts to its template, they have to be added here.
 */
export function buildPageTemplate(): string {
  const scripts = [
    '<% it.scripts.forEach((script) => { %>',
    '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    '<% }); %>',
  ].join('');
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="light">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <template ${SCRIPTS_ATTRIBUTE}>${scripts}</template>
    <script>${buildStarter()}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}
