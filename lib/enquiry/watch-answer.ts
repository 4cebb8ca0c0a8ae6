/**
 * Watches the next request for its answer. The client of the mail service tells nothing before it has the
 * whole of it: a connection that breaks within an answer looks like one that broke before.
 * @returns a function that ends the watch and tells the status of the answer; 0 when none has begun
 */
export function watchAnswer(): () => number {
  const { fetch } = globalThis;
  let status = 0;
  const watched: typeof fetch = async (...request) => {
    globalThis.fetch = fetch;
    const answer = await fetch(...request);
    status = answer.status;
    return answer;
  };
  globalThis.fetch = watched;
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = fetch;
    return status;
  };
}
