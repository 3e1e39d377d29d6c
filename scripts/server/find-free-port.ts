import net, { type AddressInfo } from 'node:net';

/** A port of this machine that nothing listens on at the moment, for servers that cannot ask for one. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
