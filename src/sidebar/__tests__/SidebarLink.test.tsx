/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router';
import SidebarLink from '../SidebarLink';

const mockLink = jest.fn();
jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: (props: object) => {
      mockLink(props);
      return null;
    },
  }),
  { virtual: true },
);
const mockSite = { siteConfig: { baseUrl: '/zh/', trailingSlash: true } };
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({ __esModule: true, default: () => mockSite }),
  { virtual: true },
);

const preload = jest.fn();
const onClick = jest.fn();
let history: ReturnType<typeof createMemoryHistory>;

function open(href: string, props: Partial<Parameters<typeof SidebarLink>[0]> = {}) {
  history = createMemoryHistory({ initialEntries: ['/zh/here/'] });
  const { container } = render(
    <Router history={history}>
      <SidebarLink href={href} className="menu__link" onClick={onClick} {...props}>
        <span>Entry</span>
      </SidebarLink>
    </Router>,
  );
  const link = container.querySelector('a');
  const press = (init: MouseEventInit = {}) =>
    act(async () => void fireEvent.click(container.querySelector('span') as Element, init));
  return { link, press };
}

beforeEach(() => {
  mockLink.mockClear();
  preload.mockClear();
  onClick.mockClear();
  Object.assign(window, { docusaurus: { preload } });
});

it.each([
  ['/zh/docs/button/', '/zh/docs/button/'],
  ['/docs/button', '/zh/docs/button/'],
])('a link to %s is one to %s, followed without loading the site anew', async (href, expected) => {
  const { link, press } = open(href);
  expect([link?.getAttribute('href'), link?.className]).toEqual([expected, 'menu__link']);
  fireEvent.mouseOver(link as Element);
  fireEvent.touchStart(link as Element);
  expect(preload).toHaveBeenCalledWith(expected);
  await press();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect([history.location.pathname, history.length]).toEqual([expected, 2]);
});

it('a press with a key is left to the browser, and one on the page that is shown makes no step', async () => {
  const { press } = open('/zh/here/');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await press({ ctrlKey: true });
  expect(history.length).toBe(1);
  await press();
  expect(history.length).toBe(1);
  const { press: leave } = open('/zh/there/');
  await leave({ metaKey: true });
  expect(history.location.pathname).toBe('/zh/here/');
});

it.each([
  ['https://mui.com/x/', {}],
  ['pathname:///file.json', {}],
  ['/zh/docs/', { autoAddBaseUrl: false }],
])('%s is left to Docusaurus', (href, props) => {
  open(href, props);
  expect(mockLink).toHaveBeenCalledWith(
    expect.objectContaining({ to: href, autoAddBaseUrl: true, onClick, ...props }),
  );
});
