/** @jest-environment jsdom */
import { buildInlineScript } from '../inlineScript';

function run(): string | undefined {
  delete document.documentElement.dataset.apiView;
  new Function(buildInlineScript())();
  return document.documentElement.dataset.apiView;
}

describe('the script in the head', () => {
  it.each([
    [null, 'table'],
    ['list', 'list'],
    ['table', 'table'],
    ['<b>', 'table'],
  ])('shows %p as %s', (stored, view) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem('docs-api-view', stored);
    expect(run()).toBe(view);
  });

  it.each([
    [null, 'show'],
    ['hide', 'hide'],
    ['show', 'show'],
    ['<b>', 'show'],
  ])('takes %p for inherited props as %s', (stored, rows) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem('docs-api-inherited', stored);
    run();
    expect(document.documentElement.dataset.apiInherited).toBe(rows);
  });

  it('shows the table where storage is denied', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run()).toBe('table');
  });
});
