import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { cacheControlOf, cacheOfErrors, cacheOfRest, isHashed } from '../hosts/cache-rules';
import { localSecurityHeaders } from '../hosts/security-headers';
import { contentTypeOf } from './content-type';
import { chooseEncoding } from './encoding';
import { type ExportFile, errorPage, findFile, findVariants, resolveAddress } from './export-files';
import { createInbox, type InboxOptions } from './inbox/routes';
import { type ByteRange, parseRange } from './range';
import { sendText } from './send-text';
import { allowsRange, createEtags, isNotModified } from './validators';

/** Files up to this size in bytes are read whole; larger ones are streamed. */
const smallFile = 64 * 1024;

/**
 * The local stand-in for a static host: answers GET and HEAD from an export folder.
 * @param root the folder that `next build` writes; it is read at each request, so that a new build
 *   shows at once
 * @param inbox where enquiries go; without it they are refused
 * @returns the app; nothing listens yet
 */
export function createApp({ root, inbox }: { root: string; inbox?: InboxOptions }): Hono {
  const app = new Hono();
  const etagOf = createEtags();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(localSecurityHeaders)) {
      // The inbox has stricter ones of its own.
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });

  app.route('/', createInbox(inbox));

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return sendText(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const found = await resolveAddress(root, pathname);
    switch (found.kind) {
      case 'file':
        return sendFile(c, found.file);
      case 'redirect':
        return sendRedirect(`${found.location}${search}`);
      case 'malformed':
        return sendText(400, 'Bad request');
      case 'missing':
        return sendErrorPage(c);
    }
  });

  app.notFound(sendErrorPage);
  app.onError((error) => {
    console.error(error);
    return sendText(500, 'Internal server error');
  });

  return app;

  async function sendFile(c: Context, file: ExportFile): Promise<Response> {
    const variants = await findVariants(root, file);
    const range = await readRange(c, file);
    // Ranges are cut from the plain file.
    const encoding = range ? undefined : negotiate(c, variants);
    const sent = (encoding && variants.get(encoding)) ?? file;
    const etag = await etagOf(sent, encoding);

    const headers = new Headers({
      'Cache-Control': cacheControl(file),
      ETag: etag,
      'Last-Modified': new Date(file.mtimeMs).toUTCString(),
    });
    if (variants.size > 0) headers.set('Vary', 'Accept-Encoding');
    const conditions = {
      ifNoneMatch: c.req.header('If-None-Match'),
      ifModifiedSince: c.req.header('If-Modified-Since'),
    };
    if (isNotModified(conditions, { etag, mtimeMs: file.mtimeMs })) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Accept-Ranges', 'bytes');
    if (range === 'unsatisfiable') {
      return sendText(416, 'Range not satisfiable', { 'Content-Range': `bytes */${file.size}` });
    }
    headers.set('Content-Type', contentTypeOf(file.name));
    if (encoding) headers.set('Content-Encoding', encoding);
    if (!range) return sendBody(c, sent, headers);
    headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    return sendBody(c, sent, headers, 206, range);
  }

  /** The range to answer with, if any. HTTP defines ranges for GET only. */
  async function readRange(c: Context, file: ExportFile): Promise<ReturnType<typeof parseRange>> {
    const range = c.req.method === 'GET' && parseRange(c.req.header('Range'), file.size);
    if (!range) return undefined;
    const validators = { etag: await etagOf(file), mtimeMs: file.mtimeMs };
    return allowsRange(c.req.header('If-Range'), validators) ? range : undefined;
  }

  async function sendErrorPage(c: Context): Promise<Response> {
    const page = await findFile(root, errorPage);
    if (!page) return sendText(404, 'Not found');
    const variants = await findVariants(root, page);
    const encoding = negotiate(c, variants);
    const headers = new Headers({
      'Cache-Control': cacheOfErrors,
      'Content-Type': contentTypeOf(page.name),
    });
    if (variants.size > 0) headers.set('Vary', 'Accept-Encoding');
    if (encoding) headers.set('Content-Encoding', encoding);
    return sendBody(c, (encoding && variants.get(encoding)) ?? page, headers, 404);
  }
}

/** Like the real hosts, but pictures are asked for anew each time: here they are being worked on. */
function cacheControl({ name }: ExportFile): string {
  return isHashed(`/${name}`) ? cacheControlOf(`/${name}`) : cacheOfRest;
}

function negotiate(c: Context, variants: Awaited<ReturnType<typeof findVariants>>) {
  return chooseEncoding(c.req.header('Accept-Encoding'), [...variants.keys()]);
}

async function sendBody(
  c: Context,
  file: ExportFile,
  headers: Headers,
  status = 200,
  { start, end }: ByteRange = { start: 0, end: file.size - 1 },
): Promise<Response> {
  headers.set('Content-Length', String(end - start + 1));
  // Hono drops the body of an answer to HEAD without closing it: don't open the file at all.
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  if (file.size <= smallFile) {
    const content = new Uint8Array(await readFile(file.path));
    return new Response(content.subarray(start, end + 1), { status, headers });
  }
  // Opened here, not by the stream: a file that vanished is an error before the headers are out.
  const handle = await open(file.path);
  const stream = Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
  return new Response(stream, { status, headers });
}

/** The path comes from `resolveAddress`: it starts with exactly one slash, so it stays on this site. */
function sendRedirect(location: string): Response {
  return sendText(308, 'Permanent redirect', { Location: location, 'Cache-Control': cacheOfRest });
}
