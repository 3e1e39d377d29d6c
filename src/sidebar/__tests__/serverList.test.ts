/** @jest-environment jsdom */
import { getServerList, keepServerList } from '../serverList';

it('is known with its page, for its version only', () => {
  const version = { docsSidebars: {} };
  expect(getServerList(version)).toBeNull();
  document.body.innerHTML = '<div><nav><ul><li>A</li></ul></nav></div>';
  keepServerList(version, document.body, '/a');
  expect(getServerList(version)).toEqual({ html: '<li>A</li>', path: '/a' });
  expect(getServerList({ docsSidebars: {} })).toBeNull();
  keepServerList(version, null, '/a');
  expect(getServerList(version)).toBeNull();
});
