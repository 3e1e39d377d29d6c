/** @jest-environment jsdom */
import { buildEarlyPressesScript, replayEarlyPresses } from '../earlyPresses';

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

describe('early presses', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    runInlineScript();
  });
  afterEach(replayEarlyPresses);

  it('are repeated once the page listens, each as often as it was made and in order', () => {
    const order: string[] = [];
    const [first, second] = [addButton(), addButton()];
    first.querySelector('span')?.click();
    second.click();
    first.click();
    first.addEventListener('click', () => order.push('first'));
    second.addEventListener('click', () => order.push('second'));
    replayEarlyPresses();
    expect(order).toEqual(['first', 'second', 'first']);
    replayEarlyPresses();
    expect(order).toHaveLength(3);
  });

  it('are no longer recorded once they were repeated', () => {
    const button = addButton();
    replayEarlyPresses();
    const onClick = listen(button);
    button.click();
    replayEarlyPresses();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('are left to a demo inside it, and forgotten with a button that is gone', () => {
    const demo = document.createElement('div');
    demo.setAttribute('data-demo-root', '');
    document.body.append(demo);
    const [inDemo, gone] = [addButton(demo), addButton()];
    inDemo.click();
    gone.click();
    gone.remove();
    const heard = [listen(inDemo), listen(gone)];
    replayEarlyPresses();
    for (const onClick of heard) expect(onClick).not.toHaveBeenCalled();
  });

  it('of what is no button are not recorded', () => {
    const link = document.createElement('a');
    document.body.append(link);
    link.click();
    document.dispatchEvent(new MouseEvent('click'));
    const onClick = jest.fn();
    link.addEventListener('click', onClick);
    replayEarlyPresses();
    expect(onClick).not.toHaveBeenCalled();
  });
});
