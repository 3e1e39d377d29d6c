/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, fireEvent } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordEarlyInput, type EarlyInput } from '../client/earlyInput';
import { buildEarlyInputScript } from '../node/buildEarlyInputScript';

let container: HTMLDivElement;
let dispose = () => {};

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  dispose();
  dispose = () => {};
  container.remove();
});

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const element = container.querySelector<Found>(selector);
  if (!element) throw new Error(`${selector} is not in ${container.innerHTML}`);
  return element;
}

/** Not user-event, which puts a `value` of its own on the field and thereby stops React's tracking. */
function type(selector: string, value: string): void {
  act(() => void fireEvent.input(find(selector), { target: { value } }));
}

/** Shows what the server would send, and records what is done to it. */
function showServerHtml(element: ReactElement): EarlyInput {
  const root = document.createElement('div');
  root.innerHTML = renderToString(element);
  container.append(root);
  return recordEarlyInput(container);
}

/** Lets React take over, and then hears what was recorded. */
function hydrate(element: ReactElement, early: EarlyInput): void {
  act(() => {
    const root = hydrateRoot(container.firstElementChild ?? container, element);
    dispose = () => act(() => root.unmount());
  });
  act(() => early.replay());
}

describe('a click', () => {
  it('is held back, and repeated once when the demo listens', () => {
    const onClick = jest.fn();
    const onOutsideClick = jest.fn();
    const element = (
      <button type="button" onClick={onClick}>
        <b>Go</b>
      </button>
    );
    const early = showServerHtml(element);
    container.addEventListener('click', onOutsideClick);
    fireEvent.click(find('b'));
    expect(onOutsideClick).not.toHaveBeenCalled();
    hydrate(element, early);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onOutsideClick).toHaveBeenCalledTimes(1);
    act(() => early.replay());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('after that goes its usual way', () => {
    const onClick = jest.fn();
    const element = (
      <button type="button" onClick={onClick}>
        Go
      </button>
    );
    const early = showServerHtml(element);
    hydrate(element, early);
    act(() => void fireEvent.click(find('button')));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is repeated in the order of clicks, as often as it was made', () => {
    const clicked: string[] = [];
    const element = (
      <>
        {['a', 'b'].map((id) => (
          <button key={id} id={id} type="button" onClick={() => clicked.push(id)} />
        ))}
      </>
    );
    const early = showServerHtml(element);
    for (const id of ['b', 'a', 'b']) fireEvent.click(find(`#${id}`));
    hydrate(element, early);
    expect(clicked).toEqual(['b', 'a', 'b']);
  });

  it('on a graphic with a handler of its own reaches that handler', () => {
    const onClick = jest.fn();
    const element = (
      <svg onClick={onClick}>
        <path d="M0 0h1v1z" />
      </svg>
    );
    const early = showServerHtml(element);
    fireEvent.click(find('path'));
    hydrate(element, early);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('on a checkbox changes it once, seen by React', () => {
    function Checkbox() {
      const [isChecked, setChecked] = useState(false);
      return (
        <label>
          <input type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
          {isChecked ? 'on' : 'off'}
        </label>
      );
    }
    const early = showServerHtml(<Checkbox />);
    fireEvent.click(find('label'));
    expect(find<HTMLInputElement>('input').checked).toBe(false);
    hydrate(<Checkbox />, early);
    expect(container.textContent).toBe('on');
    expect(find<HTMLInputElement>('input').checked).toBe(true);
  });

  it('is dropped when its element is gone', () => {
    const onClick = jest.fn();
    const early = showServerHtml(<button type="button" />);
    const button = find('button');
    button.addEventListener('click', onClick);
    fireEvent.click(button);
    button.remove();
    early.replay();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'with %s is the browser’s, at once and only once',
    (key) => {
      const onClick = jest.fn();
      const early = showServerHtml(<button type="button" />);
      container.addEventListener('click', onClick);
      expect(fireEvent.click(find('button'), { [key]: true })).toBe(true);
      expect(onClick).toHaveBeenCalledTimes(1);
      early.replay();
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it('on a link, or on something in it, is the browser’s', () => {
    const onClick = jest.fn();
    const early = showServerHtml(
      <a href="#there">
        <b>there</b>
      </a>,
    );
    container.addEventListener('click', onClick);
    expect(fireEvent.click(find('a'))).toBe(true);
    expect(fireEvent.click(find('b'))).toBe(true);
    early.replay();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('on an anchor that leads nowhere is held back like any other', () => {
    showServerHtml(<span />);
    find('span').innerHTML = '<a>nowhere</a>';
    expect(fireEvent.click(find('a'))).toBe(false);
  });
});

describe('what is typed', () => {
  function Field({ initial = '', onValue }: { initial?: string; onValue?: (v: string) => void }) {
    const [value, setValue] = useState(initial);
    return (
      <>
        <input
          aria-label="Name"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onValue?.(event.target.value);
          }}
        />
        <output>{value}</output>
      </>
    );
  }

  it('is told to a controlled field, which keeps it', () => {
    const values: string[] = [];
    const element = <Field initial="Ann" onValue={(value) => values.push(value)} />;
    const early = showServerHtml(element);
    type('input', 'Anna');
    hydrate(element, early);
    expect(find<HTMLInputElement>('input').value).toBe('Anna');
    expect(find('output').textContent).toBe('Anna');
    expect(values.at(-1)).toBe('Anna');
  });

  it('can be an erased text', () => {
    const element = <Field initial="Ann" />;
    const early = showServerHtml(element);
    type('input', '');
    hydrate(element, early);
    expect(find('output').textContent).toBe('');
    expect(find<HTMLInputElement>('input').value).toBe('');
  });

  it('is told once, and does not come back over what is typed later', () => {
    const onChange = jest.fn();
    const element = <input defaultValue="a" onChange={(event) => onChange(event.target.value)} />;
    const early = showServerHtml(element);
    type('input', 'ab');
    hydrate(element, early);
    type('input', 'abc');
    const told = onChange.mock.calls.length;
    act(() => early.replay());
    expect(find<HTMLInputElement>('input').value).toBe('abc');
    expect(onChange).toHaveBeenCalledTimes(told);
  });

  it('goes on being React’s affair after that', () => {
    const early = showServerHtml(<Field />);
    type('input', 'a');
    hydrate(<Field />, early);
    type('input', 'ab');
    expect(find('output').textContent).toBe('ab');
  });

  it('is told to a text area', () => {
    function Area() {
      const [value, setValue] = useState('');
      return (
        <>
          <textarea value={value} onChange={(event) => setValue(event.target.value)} />
          <output>{value}</output>
        </>
      );
    }
    const early = showServerHtml(<Area />);
    type('textarea', 'two\nlines');
    hydrate(<Area />, early);
    expect(find('output').textContent).toBe('two\nlines');
  });

  it('stays in a field that React does not control, whose listener hears of it', () => {
    const onChange = jest.fn();
    const element = <input defaultValue="a" onChange={(event) => onChange(event.target.value)} />;
    const early = showServerHtml(element);
    type('input', 'ab');
    hydrate(element, early);
    expect(find<HTMLInputElement>('input').value).toBe('ab');
    expect(onChange).toHaveBeenLastCalledWith('ab');
  });

  it('is dropped when its field is gone', () => {
    const onInput = jest.fn();
    const early = showServerHtml(<input defaultValue="" />);
    const field = find('input');
    type('input', 'a');
    field.addEventListener('input', onInput);
    field.remove();
    early.replay();
    expect(onInput).not.toHaveBeenCalled();
  });
});

it('a choice from a list is told to React, which keeps it', () => {
  function Choice() {
    const [size, setSize] = useState('s');
    return (
      <>
        <select value={size} onChange={(event) => setSize(event.target.value)}>
          <option>s</option>
          <option>m</option>
          <option>l</option>
        </select>
        <output>{size}</output>
      </>
    );
  }
  const early = showServerHtml(<Choice />);
  type('select', 'l');
  hydrate(<Choice />, early);
  expect(find('output').textContent).toBe('l');
  expect(find<HTMLSelectElement>('select').value).toBe('l');
});

it('nothing is held back or repeated after recording was stopped', () => {
  const onClick = jest.fn();
  const early = showServerHtml(<button type="button" />);
  container.addEventListener('click', onClick);
  early.stop();
  expect(fireEvent.click(find('button'))).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
  early.replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('other demos of the page are left alone', () => {
  showServerHtml(<button type="button" />);
  const other = document.createElement('button');
  const onClick = jest.fn();
  other.addEventListener('click', onClick);
  document.body.append(other);
  fireEvent.click(other);
  expect(onClick).toHaveBeenCalledTimes(1);
  other.remove();
});

describe('what was done before the page had its code', () => {
  beforeAll(() => {
    new Function(buildEarlyInputScript())();
  });

  /** The server's HTML of a demo that nothing looks after yet. */
  function showUnwatched(html: string): HTMLElement {
    container.innerHTML = `<div data-demo-root>${html}</div>`;
    return find('[data-demo-root]');
  }

  it('is taken over by the demo it was done to, and told once', () => {
    const heard: string[] = [];
    const root = showUnwatched('<button></button><input value="a"><select><option>s</select>');
    const other = document.createElement('div');
    document.body.append(other);
    root.addEventListener('click', () => heard.push('click'));
    root.addEventListener('change', () => heard.push('change'));
    expect(fireEvent.click(find('button'))).toBe(false);
    type('input', 'ab');
    fireEvent.input(find('select'));
    expect(heard).toEqual([]);

    recordEarlyInput(other).replay();
    expect(heard).toEqual([]);
    const early = recordEarlyInput(container);
    // As mountIsland says from then on.
    container.dataset.demoState = 'live';
    early.replay();
    expect(heard).toEqual(['change', 'click']);
    expect(find<HTMLInputElement>('input').value).toBe('ab');
    recordEarlyInput(container).replay();
    expect(heard).toHaveLength(2);
    other.remove();
  });

  it.each([
    ['a link', '<a href="#there">there</a>', {}],
    ['a button with a modifier key', '<button></button>', { ctrlKey: true }],
  ])('is the browser’s on %s', (_, html, init) => {
    const target = showUnwatched(html).firstElementChild as HTMLElement;
    expect(fireEvent.click(target, init)).toBe(true);
  });

  it('is recorded neither outside of demos nor where a demo is looked after', () => {
    container.innerHTML =
      '<button id="outside"></button><div data-demo-state="waiting"><div data-demo-root><button id="watched"></button></div></div>';
    for (const selector of ['#outside', '#watched'])
      expect(fireEvent.click(find(selector))).toBe(true);
    const onClick = jest.fn();
    container.addEventListener('click', onClick);
    recordEarlyInput(container).replay();
    expect(onClick).not.toHaveBeenCalled();
  });
});
