import { Refusal } from './refusal';

/**
 * Reads a request's body, and stops as soon as it is too large. What Content-Length says is not
 * believed (Hono's bodyLimit does): the bytes are counted as they come.
 * @param limit in bytes
 * @throws {Refusal} 413 when there are more bytes, 400 when the sender gives up
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, 'The request ended too early');
    });
    if (done) break;
    size += value.byteLength;
    if (size > limit) throw new Refusal(413, 'Variables size limit, max 50Kb');
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
