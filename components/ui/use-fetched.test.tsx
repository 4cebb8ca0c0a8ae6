/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFetched } from './use-fetched';

test('a failure counts until another attempt has succeeded, and then no longer', async () => {
  const fetch = jest.fn().mockRejectedValue(new Error('offline'));
  Object.assign(window, { fetch });
  const { result, rerender } = renderHook((isNeeded) => useFetched('/a.json', isNeeded), {
    initialProps: false,
  });
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => rerender(true));
  const retry = (event: string) => act(async () => void dispatchEvent(new Event(event)));
  await retry('online');
  await retry('input');
  expect(result.current).toEqual({ data: undefined, hasFailed: true });
  fetch.mockResolvedValue({ ok: true, json: async () => 'Data' });
  await retry('submit');
  await retry('submit');
  expect(result.current).toEqual({ data: 'Data', hasFailed: false });
  expect(fetch).toHaveBeenCalledTimes(4);
});
