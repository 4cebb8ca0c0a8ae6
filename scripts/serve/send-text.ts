/** A plain answer of one line. `text` is ASCII; `more` adds headers or replaces them. */
export function sendText(
  status: number,
  text: string,
  more: Record<string, string> = {},
): Response {
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Length': String(text.length),
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    ...more,
  };
  return new Response(text, { status, headers });
}
