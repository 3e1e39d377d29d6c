import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFeedAd, MAX_BYTES, MAX_TRIES } from '../client/fetchFeedAd';

let server: Server;
let requests: string[];

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A feed that gives the answers in their order, and the last one again and again. */
async function startFeed(...answers: (string | RequestListener)[]): Promise<string> {
  requests = [];
  server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(`${request.method} ${request.url}`);
    if (typeof answer === 'string') response.end(answer);
    else answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`;
}

const ask = (url: string) => fetchFeedAd(url, new AbortController().signal);

const GOOD = JSON.stringify({ ads: [{ statlink: '//srv.example/click', name: 'Acme' }] });
const EMPTY = JSON.stringify({ ads: [{}] });

it('takes the ad of a good answer, with one GET', async () => {
  const ad = await ask(await startFeed(GOOD));
  expect(ad).toMatchObject({ link: '//srv.example/click', name: 'Acme' });
  expect(requests).toEqual(['GET /feed.json']);
});

it('asks again as long as there is no usable entry', async () => {
  expect(await ask(await startFeed(EMPTY, EMPTY, GOOD))).toMatchObject({ name: 'Acme' });
  expect(requests).toHaveLength(3);
});

it('gives up after ten empty answers', async () => {
  expect(await ask(await startFeed(EMPTY))).toBeNull();
  expect(requests).toHaveLength(MAX_TRIES);
  expect(MAX_TRIES).toBe(10);
});

it.each<[string, string | RequestListener]>([
  ['a status of 500', (_, response) => response.writeHead(500).end(GOOD)],
  ['a status of 404', (_, response) => response.writeHead(404).end('{}')],
  ['a body that is no JSON', '<!doctype html>'],
  ['an empty body', ''],
  ['no list of ads', '{"ads":{}}'],
  ['a broken connection', (request) => request.socket.destroy()],
  ['a body that is too long', JSON.stringify({ ads: [{ name: 'x'.repeat(MAX_BYTES) }] })],
])('asks once and shows no ad after %s', async (_, answer) => {
  expect(await ask(await startFeed(answer))).toBeNull();
  expect(requests).toHaveLength(1);
});

it('stops asking when the slot is gone', async () => {
  const controller = new AbortController();
  const url = await startFeed(() => controller.abort());
  expect(await fetchFeedAd(url, controller.signal)).toBeNull();
  expect(requests).toHaveLength(1);
});

it('does not wait longer than anybody looks', async () => {
  const setTimer = jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay) => {
    if (delay === 15_000) setImmediate(callback);
    return 0 as unknown as NodeJS.Timeout;
  });
  expect(await ask(await startFeed(() => undefined))).toBeNull();
  expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 15_000);
});
