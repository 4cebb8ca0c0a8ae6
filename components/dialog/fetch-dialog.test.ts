/** @jest-environment jsdom */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchDialog } from './fetch-dialog';

const route = '/cruise/makruzz';
const page = `<dialog></dialog><dialog data-route="${route}"></dialog>`;

type Answer = (response: ServerResponse) => void;
const requested = jest.fn<void, [path?: string]>();
let answer: Answer;
const server = createServer(({ url }, response) => {
  requested(url);
  // The page of this test has another origin.
  answer(response.setHeader('Access-Control-Allow-Origin', '*'));
});
const { open } = XMLHttpRequest.prototype;
const send = jest.spyOn(XMLHttpRequest.prototype, 'send');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  XMLHttpRequest.prototype.open = function (method: string, path: string | URL) {
    open.call(this, method, `http://localhost:${port}${path}`, true);
  };
});
afterEach(() => document.body.replaceChildren());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each<[string, Answer]>([
  ['an error', (response) => response.writeHead(503).end(page)],
  ['a page without the dialog', (response) => response.end('<p>Sign in to this Wi-Fi</p>')],
  // A very short time limit.
  ['no answer', () => Object.assign(send.mock.contexts.at(-1) as XMLHttpRequest, { timeout: 1 })],
])('%s is a failure, after which the next call tries again', async (_, fail) => {
  answer = fail;
  expect(await fetchDialog(route)).toBeUndefined();
  answer = (response) => response.end(page);
  const found = await Promise.all([fetchDialog(route), fetchDialog(route)]);
  expect(found.map((dialog) => dialog?.dataset.route)).toEqual([route, route]);
  expect([...document.querySelectorAll('dialog')]).toEqual([found[0]]);
  expect(requested).toHaveBeenLastCalledWith('/dialogs/cruise/makruzz.txt');
  expect(send.mock.contexts.at(-1)).toHaveProperty('timeout', 8_000);
});
