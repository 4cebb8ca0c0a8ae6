/** @jest-environment jsdom */
import { until } from '@/test/until';
import { registerWorker } from './register-worker';

test('the worker is asked for saved items that it lacks or has from an earlier build', async () => {
  document.head.innerHTML = '<meta name="build" content="2">';
  const makeItem = (name: string) => ({ route: `/a/${name}`, picture: name });
  const items = ['new', 'old', 'lost', 'unsaved'].map(makeItem);
  localStorage.setItem('saved', JSON.stringify(['/a/new', '/a/old', '/a/lost']));
  const builds: Record<string, string> = { '/saved': '2', '/a/new': '2', '/a/old': '1' };
  const match = async (route: string) =>
    route in builds ? { headers: { get: () => builds[route] } } : undefined;
  const fetch = async () => ({ json: async () => items });
  Object.assign(window, { caches: { match }, fetch });
  const postMessage = jest.fn();
  const ready = { active: { postMessage } };
  const serviceWorker = { controller: {}, register: async () => undefined, ready };
  Object.assign(navigator, { serviceWorker });
  registerWorker();
  await until(() => postMessage.mock.calls.length > 0);
  const urls: string[] = postMessage.mock.lastCall?.[0].payload.urlsToCache;
  const files = urls.filter((url) => !url.includes('.json'));
  expect(files).toEqual(['/a/old', 'old', '/a/lost', 'lost']);
});
