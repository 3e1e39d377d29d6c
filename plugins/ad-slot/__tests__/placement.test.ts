/** @jest-environment jsdom */
import { ensureSlot, hasSlot } from '../client/placement';

it.each([
  ['/material-ui/react-button/', '/', true],
  ['/experiments/navigation/first/', '/', false],
  ['/zh/experiments/navigation/first/', '/zh/', false],
  ['/docs/zh/experiments/', '/docs/zh/', false],
  ['/material-ui/experiments/', '/', true],
  ['/experiments-of-ours/', '/', true],
])('pages of %s below %s have a slot: %p', (pathname, baseUrl, expected) => {
  expect(hasSlot(pathname, { excludedPaths: ['/experiments/'] }, { baseUrl })).toBe(expected);
});

it('takes the room that the layout rendered', () => {
  document.body.innerHTML = '<p class="description">D</p><div class="Ad-root"></div>';
  const slot = ensureSlot('.description');
  expect(slot?.element).toBe(document.body.lastElementChild);
  slot?.remove();
  expect(document.querySelectorAll('.Ad-root')).toHaveLength(1);
});

it('makes room after the first match where the layout has none, and takes it back', () => {
  document.body.innerHTML = '<p class="lead">A</p><p>B</p><p class="lead">C</p>';
  const slot = ensureSlot('.lead');
  expect(document.body.innerHTML).toBe(
    '<p class="lead">A</p><div class="Ad-root"></div><p>B</p><p class="lead">C</p>',
  );
  slot?.remove();
  expect(document.querySelector('.Ad-root')).toBeNull();
});

it('does nothing on a page without the container', () => {
  document.body.innerHTML = '<div class="Ad-root"></div>';
  expect(ensureSlot('.description')).toBeNull();
});
