/** The requests that have not failed, by their addresses. */
const requests = new Map<string, ReturnType<Response['json']>>();

/** Fetches a JSON file, once for the page. When that fails, it rejects, and the next call tries again. */
export async function fetchOnce<Content>(address: string): Promise<Content> {
  const request = requests.get(address) ?? fetchJson(address);
  requests.set(address, request);
  try {
    return await request;
  } catch (error) {
    requests.delete(address);
    throw error;
  }
}

async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
