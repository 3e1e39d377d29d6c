import { BROTLI_MODULE } from '../host/build-nginx';
import { findNginx } from '../nginx/find-nginx';

describe('findNginx', () => {
  const find = (executables: string[], files: string[] = [BROTLI_MODULE]) =>
    findNginx({
      searchPath: '/opt/bin:/usr/bin',
      isExecutable: (filePath) => executables.includes(filePath),
      exists: (filePath) => files.includes(filePath),
    });

  it.each([
    [['/opt/bin/nginx', '/usr/sbin/nginx'], '/opt/bin/nginx'],
    [['/usr/sbin/nginx'], '/usr/sbin/nginx'],
    [[], null],
  ])('of %j takes %s', (executables, expected) => {
    expect(find(executables)).toBe(expected);
  });

  it('takes none without the module that the configuration loads', () => {
    expect(find(['/usr/sbin/nginx'], [])).toBeNull();
  });
});
