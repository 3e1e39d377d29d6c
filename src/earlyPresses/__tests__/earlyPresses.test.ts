/** @jest-environment jsdom */
import { buildEarlyPressesScript, replayEarlyPresses, stopRecordingPresses } from '../earlyPresses';

function runInlineScript() {
  // The script is text for the reader's browser; running it is what a browser does with it.
  new Function(buildEarlyPressesScript())();
}

function addButton(parent: HTMLElement = document.body) {
  const button = document.createElement('button');
  button.innerHTML = '<span>Customization</span>';
  parent.append(button);
  return button;
}

/** The page comes to life: from now on the button counts what it hears. */
function listen(button: HTMLButtonElement) {
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  return onClick;
}

/** What the page does when it comes to life, and the presses that wait for its effects. */
async function comeToLife() {
  stopRecordingPresses();
  replayEarlyPresses();
  await jest.runAllTimersAsync();
}

describe('back and forward', () => {
  /** A window at a page, with the script in it. */
  function open() {
    const place = new EventTarget();
    const location = { pathname: '/blog/', reload: jest.fn() };
    const view: Window & { __earlyPresses?: { stop(): void } } = Object.assign(place as Window, {
      location,
    });
    new Function('window', buildEarlyPressesScript())(view);
    return { view, location };
  }

  it('load the page that they lead to, as long as this one does not listen', () => {
    const { view, location } = open();
    location.pathname = '/system/';
    view.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('leave the page that they stay on', () => {
    const { view, location } = open();
    view.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('are left to the page once it listens', () => {
    const { view, location } = open();
    view.__earlyPresses?.stop();
    location.pathname = '/system/';
    view.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('early presses', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.replaceChildren();
    runInlineScript();
  });
  afterEach(async () => {
    await comeToLife();
    jest.useRealTimers();
  });

  it('are repeated once the page listens, each as often as it was made and in order', async () => {
    const order: string[] = [];
    const [first, second] = [addButton(), addButton()];
    first.querySelector('span')?.click();
    second.click();
    first.click();
    first.addEventListener('click', () => order.push('first'));
    second.addEventListener('click', () => order.push('second'));
    await comeToLife();
    expect(order).toEqual(['first', 'second', 'first']);
    await comeToLife();
    expect(order).toHaveLength(3);
  });

  it('are no longer recorded once they were repeated', async () => {
    const button = addButton();
    await comeToLife();
    const onClick = listen(button);
    button.click();
    await comeToLife();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('do not count twice when the page came to life for them and heard them itself', async () => {
    const button = addButton();
    // React does so: it listens above the page, and hydrates before it passes the press on.
    const onClick = jest.fn();
    document.body.addEventListener(
      'click',
      () => {
        stopRecordingPresses();
        button.addEventListener('click', onClick);
      },
      { capture: true, once: true },
    );
    button.click();
    await comeToLife();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('are left to a demo inside it, and forgotten with a button that is gone', async () => {
    const demo = document.createElement('div');
    demo.setAttribute('data-demo-root', '');
    document.body.append(demo);
    const [inDemo, gone] = [addButton(demo), addButton()];
    inDemo.click();
    gone.click();
    gone.remove();
    const heard = [listen(inDemo), listen(gone)];
    await comeToLife();
    for (const onClick of heard) expect(onClick).not.toHaveBeenCalled();
  });

  it('of what is no button are not recorded', async () => {
    const link = document.createElement('a');
    document.body.append(link);
    link.click();
    document.dispatchEvent(new MouseEvent('click'));
    const onClick = jest.fn();
    link.addEventListener('click', onClick);
    await comeToLife();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    ['?', {}, 1],
    ['/', {}, 1],
    ['k', { ctrlKey: true }, 1],
    ['k', { metaKey: true }, 1],
    ['k', {}, 0],
    ['Tab', {}, 0],
  ])('of the key %s with %o are repeated %i times', async (key, modifiers, times) => {
    const init = { key, ...modifiers, bubbles: true, cancelable: true };
    const press = (target: Element) => {
      const event = new KeyboardEvent('keydown', init);
      target.dispatchEvent(event);
      return event;
    };
    const field = document.createElement('input');
    document.body.append(field);
    expect(press(field).defaultPrevented).toBe(false);
    expect(press(addButton()).defaultPrevented).toBe(times > 0);
    const heard: KeyboardEvent[] = [];
    const listener = (event: KeyboardEvent) => heard.push(event);
    document.addEventListener('keydown', listener);
    await comeToLife();
    document.removeEventListener('keydown', listener);
    expect(heard).toHaveLength(times);
    for (const event of heard) expect(event).toMatchObject({ key, ...modifiers });
  });
});
