import { setTimeout } from 'node:timers/promises';

/** What a site has answered; status 0 when nothing came, and why. A redirect is not followed. */
export type SiteAnswer = { status: number; headers: Headers; text: string; problem?: string };

type Request = { method?: string; headers?: Record<string, string> };

/** Asks for the file itself: a compressed copy may be there when it is not. */
export const uncompressed: Request = { headers: { 'Accept-Encoding': 'identity' } };

/** ms to wait for an answer, and before asking once more. */
const patience = 20_000;
const pause = 1000;

/** So many requests at a time: a small host must not take them for an attack. */
const atOnce = 4;

/** Asks for an address as a browser does. Asks once more after a failure of the line or the host. */
export async function fetchAnswer(
  address: string | URL,
  request: Request = {},
): Promise<SiteAnswer> {
  const first = await fetchOnce(address, request);
  if (first.status > 0 && first.status < 500) return first;
  await setTimeout(pause);
  return fetchOnce(address, request);
}

async function fetchOnce(address: string | URL, request: Request): Promise<SiteAnswer> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...request,
      headers: { 'Accept-Encoding': 'gzip, br', ...request.headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', problem: explainError(error) };
  }
}

/** Why nothing answers, in words for the owner of a site. */
function explainError(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: string }).code ?? (cause as Error).name;
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'no host is known under this name';
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code)) return 'its certificate is not valid';
  if (/Timeout|ETIMEDOUT/.test(code)) return 'no answer has come in time';
  return `there is no connection (${code})`;
}

/** Asks for a JSON file; undefined when it is missing, or the host answers with something else. */
export async function fetchJson<Data>(address: string): Promise<Data | undefined> {
  const { status, text } = await fetchAnswer(address, uncompressed);
  try {
    return status === 200 ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Does the work for all of a list, some at a time. @returns all results in the order of the list */
export async function mapConcurrently<T, R>(
  list: readonly T[],
  work: (one: T) => Promise<R | readonly R[]>,
): Promise<R[]> {
  const results: (R | readonly R[])[] = [];
  // All take from one iterator: each takes the next when it has done its own.
  const queue = list.entries();
  async function workOff() {
    for (const [index, one] of queue) results[index] = await work(one);
  }
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return results.flat() as R[];
}
