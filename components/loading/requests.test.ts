/** @jest-environment jsdom */
import { requestData } from './requests';

const fetch = jest.fn();
Object.assign(window, { fetch });
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  fetch.mockReset().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.restoreAllMocks());

const hasFailed = () => document.documentElement.matches('[data-load-failed]');
const answer = () => fetch.mockResolvedValue({ ok: true, json: async () => [] });
/** How often the file has been requested after this many ms more. */
async function requestsAfter(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  return fetch.mock.calls.length;
}
function requestsAtOnceAfter(event: string) {
  dispatchEvent(new Event(event));
  return requestsAfter(0);
}

test('a file that did not load is requested again when the visitor acts, until it has loaded', async () => {
  const requests = [requestData('savable'), requestData('savable')];
  expect(await requestsAtOnceAfter('input')).toBe(1);
  expect(await requestsAtOnceAfter('online')).toBe(2);
  expect(await requestsAtOnceAfter('change')).toBe(3);
  expect(hasFailed()).toBe(true);
  answer();
  expect(await requestsAtOnceAfter('submit')).toBe(4);
  expect(await requestsAtOnceAfter('submit')).toBe(4);
  expect(hasFailed()).toBe(false);
  expect(await Promise.all(requests)).toEqual([[], []]);
});

test('without an event, a request is repeated after a delay, which doubles up to a minute', async () => {
  void requestData('forms');
  for (const [index, delay] of [2, 4, 8, 16, 32, 60, 60].map((s) => s * 1_000).entries()) {
    expect(await requestsAfter(delay - 1)).toBe(index + 1);
    expect(await requestsAfter(1)).toBe(index + 2);
  }
});

test('the data are those of the build of the page, and a request that hangs is given up', async () => {
  document.head.innerHTML = '<meta name="build" content="7">';
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetch.mockImplementation(
    (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  void requestData('tariff');
  expect(fetch.mock.calls).toEqual([['/data/tariff-7.json', { signal: limit.signal }]]);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  limit.abort();
  expect(await requestsAtOnceAfter('online')).toBe(2);
});
