/** The sample of the home page. */
export const COMPONENT_SAMPLE = `import Button from '@mui/material/Button';

export default function App() {
  return <Button variant="contained">Save</Button>;
}`;

/**
 * What `highlight` makes of it. Written down, so that the first page of all needs neither Markdown
 * nor a highlighter; a test holds the two together.
 */
export const COMPONENT_SAMPLE_HTML = `<span class="t-k">import</span> <span class="t-y">Button</span> <span class="t-k">from</span> <span class="t-s">'@mui/material/Button'</span>;

<span class="t-k">export default function</span> <span class="t-f">App</span>() {
  <span class="t-k">return</span> &lt;<span class="t-y">Button</span> <span class="t-a">variant</span>=<span class="t-s">"contained"</span>&gt;Save&lt;/<span class="t-y">Button</span>&gt;;
}`;
