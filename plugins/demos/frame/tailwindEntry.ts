/**
 * Tailwind without its preflight, which would restyle the page around the demo. The dark variant
 * follows the attribute that Docusaurus keeps its color mode in. Build and live editor share it.
 */
export const TAILWIND_ENTRY = `
@layer theme, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
`;
