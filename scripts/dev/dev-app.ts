import { Hono } from 'hono';
import { html } from 'hono/html';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import type { BrowserModule } from '../build/bundle';
import { type PageOptions, rewritePage } from '../build/rewrite-pages';

type Options = {
  /** Where Next answers, such as http://127.0.0.1:40123. */
  next: string;
  /** Compiles the browser's code as it is now. */
  compile: () => Promise<BrowserModule>;
  page: Omit<PageOptions, 'module'>;
  /** What the content report says, when the content has a fault. */
  readReport: () => Promise<string | undefined>;
  /** Calls back after each change of a file. */
  onChange: (act: () => void) => void;
};

/**
 * Shows what Next renders as the build does: without Next's scripts, with those that visitors get. In
 * place of an error page of Next's it shows the content report, if that knows the fault.
 * @returns the app; nothing listens yet
 */
export function createDevApp({ next, compile, page, readReport, onChange }: Options): Hono {
  const app = new Hono();
  let files: BrowserModule['files'] = new Map();

  // The page asks here (client/start.ts), and loads again after a change.
  app.get('/changes', (c) =>
    streamSSE(c, async (stream) => {
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      onChange(() => void stream.writeSSE({ data: '' }));
      await ended;
    }),
  );

  app.all('*', async (c) => {
    const { path } = c.req;
    const code = files.get(path);
    if (code) return c.body(new Uint8Array(code), 200, { 'Content-Type': 'text/javascript' });
    const { search } = new URL(c.req.url);
    const answer = await proxy(next + path + search, c.req);
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) return answer;
    if (answer.status >= 500) {
      const report = await readReport();
      return report ? c.html(reportPage(report), 500) : answer;
    }
    try {
      const { entry, ...module } = await compile();
      files = module.files;
      const text = rewritePage(await answer.text(), { ...page, module: entry });
      return c.html(text, answer.status as 200);
    } catch (error) {
      return c.text(`${path} cannot be used: ${(error as Error).message}`, 500);
    }
  });
  return app;
}

/** Shows the report until a file is changed. */
function reportPage(report: string) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A fault in the content</title>
<style>body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.6 sans-serif }
pre { white-space: pre-wrap; font: inherit }</style>
<pre>${report}</pre>
<script>new EventSource('/changes').onmessage = () => location.reload()</script>
</html>`;
}
