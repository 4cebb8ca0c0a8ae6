/**
 * Makes a function that fetches a JSON file once, and hands out what is made of it each time. When that
 * fails, it rejects, and the next call asks again.
 * @param make gets what the file holds
 */
export function fetchOnce<File, Made>(
  address: string,
  make: (file: File) => Made,
): () => Promise<Made> {
  let request: Promise<Made> | undefined;

  async function ask(): Promise<Made> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return make(await answer.json());
  }

  return () => {
    request ??= ask().catch((error) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}
