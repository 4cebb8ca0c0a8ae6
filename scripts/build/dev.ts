import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { context } from 'esbuild';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import { readMailSettings } from '@/lib/enquiry/mail-settings';
import { workerPath } from '@/lib/routes/file-paths';
import { inboxFolder, makeInbox } from '../serve/inbox';
import { listen } from '../serve/listen';
import { setUpMail } from '../steps.mjs';
import { type BrowserCode, codeOf, codeOptions } from './bundle';
import { startNext } from './next';
import { rewritePage } from './rewrite-pages';

// `npm run dev`: Next renders the pages on a free port, and a proxy rewrites them as the build does.
const check = ['--import', 'tsx', 'scripts/check-content.ts'];
// A mistake doesn't stop the server. The browser shows it until it is corrected.
spawnSync(process.execPath, check, { stdio: 'inherit' });
setUpMail(true);
const server = await makeDevServer(await startNext());
console.log(`\nOpen ${await listen(server)}. Changes reload the page. To stop, press Ctrl+C.`);

/**
 * Makes the proxy, which also has the inbox. It replaces Next's scripts in each page with the site's own, because
 * Next's scripts would hydrate islands a second time.
 * @param nextAddress the address of `next dev`
 */
async function makeDevServer(nextAddress: string): Promise<Hono> {
  const mailOrigin = readMailSettings(process.env)?.origin;
  const code = await context(codeOptions('development'));
  let files: BrowserCode['files'] = new Map();
  // Removes the service worker of `npm start`, which has the same address and would show cached pages.
  const removeWorker = `skipWaiting();
onactivate = () => registration.unregister().then(() => clients.matchAll())
  .then((pages) => pages.forEach((page) => page.navigate(page.url)));`;

  const app = new Hono();
  app.get('/changes', waitForChange());
  app.route('/', makeInbox(inboxFolder));
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const script = pathname === workerPath ? removeWorker : files.get(pathname);
    if (script) return c.body(script, 200, { 'Content-Type': 'text/javascript' });
    const render = () => proxy(nextAddress + pathname + search, c.req);
    let response = await render();
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    if (response.status >= 500) {
      const report = spawnSync(process.execPath, check);
      if (report.status !== 0) return showError(c, `${report.stderr}`);
      // Perhaps only a new photograph was missing, and the check has just encoded it.
      response = await render();
      if (response.status >= 500) return response;
    }
    try {
      const { initial, files: compiled } = codeOf(await code.rebuild());
      files = compiled;
      const page = rewritePage(await response.text(), initial, mailOrigin);
      return c.html(page, response.status as 200);
    } catch (error) {
      return showError(c, `${pathname} can't be shown. ${(error as Error).message}`);
    }
  });
  return app;
}

/** Responds once a file has changed since the page loaded. The page then reloads (client/start.ts). */
function waitForChange() {
  let changed = 0;
  const folders = ['app', 'client', 'components', 'content', 'lib', 'photographs', 'public'];
  for (const path of [...folders, 'tailwind.config.ts']) {
    watch(path, { recursive: true }, () => {
      changed = Date.now();
    });
  }
  return (c: Context) =>
    streamSSE(c, async (stream) => {
      const since = Number(c.req.query('since'));
      // Wait a little longer, so that Next notices the change too.
      while (!stream.aborted && (changed < since || Date.now() - changed < 500)) {
        await stream.sleep(100);
      }
      await stream.writeSSE({ data: '' });
    });
}

/** Shows an error until a file is changed. */
function showError(c: Context, error: string) {
  const page = html`<!doctype html>
<title>Error</title>
<pre>${error}</pre>
<script>new EventSource('/changes?since=' + performance.timeOrigin).onmessage = () => location.reload()</script>`;
  return c.html(page, 500);
}
