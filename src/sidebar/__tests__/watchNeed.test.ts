/** @jest-environment jsdom */
import { watchNeed } from '../watchNeed';

let list: HTMLElement;
let calls: string[];
let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><button><span>Inputs</span></button></li>' +
    '<li><a id="own" href="/docs/button/?a=1#b"><span>Button</span></a></li>' +
    '<li><a id="other" href="https://mui.com/x/">MUI X</a></li>' +
    '<li><a id="tab" href="/docs/new/" target="_blank">New</a></li><li id="plain">Planned</li></ul>';
  list = document.body.firstElementChild as HTMLElement;
  calls = [];
  end = watchNeed(list, {
    onNeed: () => calls.push('need'),
    onPress: (button) => calls.push(`press ${button.textContent}`),
    onApproach: (path) => calls.push(`approach ${path}`),
    onFollow: (path) => calls.push(`follow ${path}`),
  });
});

function fire(selector: string, type: string, init: MouseEventInit = {}): boolean {
  const Kind = type === 'click' || type === 'mouseover' ? MouseEvent : Event;
  const event = new Kind(type, { bubbles: true, cancelable: true, ...init });
  // jsdom would go on to the page.
  document.addEventListener('click', stay, { once: true });
  wasPrevented = false;
  if (type === 'focusin') list.querySelector<HTMLElement>(selector)?.focus();
  else list.querySelector(selector)?.dispatchEvent(event);
  document.removeEventListener('click', stay);
  return wasPrevented;
}

let wasPrevented: boolean;
function stay(event: Event) {
  wasPrevented = event.defaultPrevented;
  event.preventDefault();
}

it.each([
  ['mouseover', '#plain', []],
  ['mouseover', 'button span', ['need']],
  ['touchstart', 'button', ['need']],
  ['mouseover', '#own span', ['approach /docs/button/']],
  ['mouseover', '#other', []],
  ['touchstart', '#own', ['approach /docs/button/']],
  ['focusin', '#own', ['need']],
  ['click', 'button span', ['press Inputs']],
  ['click', '#own span', ['follow /docs/button/?a=1#b']],
  ['click', '#other', []],
  ['click', '#tab', []],
])('%s on %s says %j', (type, selector, expected) => {
  const wasStopped = fire(selector, type);
  expect(calls).toEqual(expected);
  expect(wasStopped).toBe(expected.some((call) => call.startsWith('follow')));
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a press with %s to the browser',
  (key) => {
    expect(fire('#own', 'click', { [key]: true })).toBe(false);
    expect(fire('#own', 'click', { button: 1 })).toBe(false);
    expect(calls).toEqual([]);
  },
);

it('says nothing after its end', () => {
  end();
  for (const type of ['mouseover', 'touchstart', 'focusin', 'click']) fire('#own', type);
  expect(calls).toEqual([]);
});
