/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFetched } from './use-fetched';

test('a failure counts until a retry has succeeded, and then no longer, even if it comes late', async () => {
  const requests: { resolve(data: string): void; reject(): void }[] = [];
  const fetchData = () =>
    new Promise<string>((resolve, reject) => requests.push({ resolve, reject }));
  const initialProps = { isNeeded: false, key: 'a' };
  const { result, rerender } = renderHook(
    ({ isNeeded, key }) => useFetched(fetchData, isNeeded, key),
    { initialProps },
  );
  const type = (key: string) => rerender({ isNeeded: true, key });
  expect(requests).toHaveLength(0);
  type('a');
  await act(async () => requests[0]?.reject());
  expect(result.current).toEqual({ data: undefined, hasFailed: true });
  type('b');
  type('c');
  expect([requests.length, result.current.hasFailed]).toEqual([3, true]);
  act(() => void dispatchEvent(new Event('online')));
  expect([requests.length, result.current.hasFailed]).toEqual([4, true]);
  await act(async () => requests[3]?.resolve('Data'));
  await act(async () => requests[1]?.reject());
  type('d');
  dispatchEvent(new Event('online'));
  expect(result.current).toEqual({ data: 'Data', hasFailed: false });
  expect(requests).toHaveLength(4);
});
