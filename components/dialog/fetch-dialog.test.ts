/** @jest-environment jsdom */
import { fetchDialog } from './fetch-dialog';

const send = jest.fn();
class Request {
  open() {}
  overrideMimeType() {}
  send() {
    send(this);
  }
}

test('two calls share a request, and after a failure the next call tries again', async () => {
  Object.assign(window, { XMLHttpRequest: Request });
  const response = document.implementation.createHTMLDocument();
  response.body.innerHTML = '<dialog data-route="/cruise/makruzz"></dialog>';
  const fetchTwice = () => Promise.all([1, 2].map(() => fetchDialog('/cruise/makruzz')));
  for (const status of [503, 200]) {
    send.mockClear();
    const fetched = fetchTwice();
    expect(send).toHaveBeenCalledTimes(1);
    Object.assign(send.mock.lastCall[0], { status, response }).onloadend();
    const dialog = document.querySelector('dialog');
    expect(Boolean(dialog)).toBe(status === 200);
    expect(await fetched).toEqual([dialog, dialog]);
  }
});
