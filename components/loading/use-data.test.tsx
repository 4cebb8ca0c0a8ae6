/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { waitTurns } from '@/test/until';
import { useData } from './use-data';

const fetch = jest.fn();
Object.assign(window, { fetch });
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  fetch.mockReset().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.restoreAllMocks());

const pageHasFailed = () => document.documentElement.matches('[data-load-failed]');
const dispatch = (event: string) => act(async () => void dispatchEvent(new Event(event)));

test('a file that did not load is requested again when the visitor acts, until it has loaded', async () => {
  const show = () =>
    renderHook((isNeeded) => useData('savable', isNeeded), { initialProps: false });
  const { result, rerender } = show();
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => rerender(true));
  // Another part of the page needs it too.
  const other = show();
  await act(async () => other.rerender(true));
  expect(fetch).toHaveBeenCalledTimes(1);
  await dispatch('input');
  expect(fetch).toHaveBeenCalledTimes(1);
  await dispatch('online');
  await dispatch('change');
  expect([result.current, pageHasFailed()]).toEqual([{ data: undefined, hasFailed: true }, true]);
  fetch.mockResolvedValue({ ok: true, json: async () => [] });
  await dispatch('submit');
  await dispatch('submit');
  expect([result.current, pageHasFailed()]).toEqual([{ data: [], hasFailed: false }, false]);
  expect(other.result.current).toEqual(result.current);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('without an event, a request is repeated after a delay, which doubles', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useData('forms', true));
  const fetches = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return fetch.mock.calls.length;
  };
  expect([await fetches(1999), await fetches(1), await fetches(3999)]).toEqual([1, 2, 2]);
  fetch.mockResolvedValue({ ok: true, json: async () => [] });
  expect([await fetches(1), await fetches(99_999)]).toEqual([3, 3]);
  expect(result.current).toEqual({ data: [], hasFailed: false });
  jest.useRealTimers();
});

test('the data are those of the build of the page, and a request that hangs is given up', async () => {
  document.head.innerHTML = '<meta name="build" content="7">';
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetch.mockImplementation(
    (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  const { result } = renderHook(() => useData('dates', true));
  expect(fetch.mock.calls).toEqual([['/dates.json?build=7', { signal: limit.signal }]]);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  expect(result.current.hasFailed).toBe(false);
  await act(async () => limit.abort());
  await act(() => waitTurns(1));
  expect(result.current.hasFailed).toBe(true);
});
