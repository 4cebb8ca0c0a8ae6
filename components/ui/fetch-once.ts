/**
 * Makes a function that fetches a JSON file once, and returns its content each time. When that fails, it rejects,
 * and the next call tries again.
 */
export function fetchOnce<Content>(address: string): () => Promise<Content> {
  let request: Promise<Content> | undefined;

  async function ask(): Promise<Content> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  }

  return () => {
    request ??= ask().catch((error) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}
