import { z } from 'zod';
import { libraryNames, maxVariables } from './limits';
import { Refusal } from './refusal';

/** An enquiry as the inbox keeps it, also in the mail file. */
export const enquirySchema = z.strictObject({
  received: z.iso.datetime().describe('When it came, UTC with milliseconds'),
  libVersion: z.string().describe("The version of the mail service's client; may be empty"),
  userId: z.string().describe('The public key of the account'),
  serviceId: z.string(),
  templateId: z.string().describe('Which form it is'),
  fields: z
    .array(z.tuple([z.string(), z.string()]))
    .describe('Name and value of each field in the order sent, exactly as sent'),
});

export type Enquiry = z.infer<typeof enquirySchema>;

type Pair = [name: string, value: string];

/**
 * Reads the body that the client's `sendForm` sends, multipart/form-data.
 * @param contentType the header of that name, with the boundary
 * @throws {Refusal} 400 for anything malformed, for files and for missing ids; 413 above 50 KB
 */
export async function parseForm(contentType: string, body: Buffer, received: Date) {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal(400, 'The content type must be multipart/form-data');
  }
  // Node's parser takes a byte order mark off a value and puts U+FFFD in place of broken UTF-8.
  // So it gets each byte as one character, and `decode` makes the texts: exact, or refused.
  const characters = new Response(body.toString('latin1'), {
    headers: { 'Content-Type': contentType },
  });
  const form = await characters.formData().catch(() => {
    throw new Refusal(400, 'The form data is malformed');
  });
  const pairs = [...form].map(([name, value]): Pair => {
    if (typeof value !== 'string') throw new Refusal(400, 'Files are not accepted');
    return [decode(Buffer.from(name, 'latin1')), decode(Buffer.from(value, 'latin1'))];
  });
  return toEnquiry(pairs, pairs, received);
}

/**
 * Reads the body that the client's `send` sends, JSON. A parameter that is no string is kept as its
 * JSON text. (Names that are whole numbers come first, whatever their place: such is JSON.parse.)
 * @throws {Refusal} as `parseForm`
 */
export async function parseJson(contentType: string, body: Buffer, received: Date) {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new Refusal(400, 'The content type must be application/json');
  }
  const text = decode(body);
  try {
    const sent = toEntries(JSON.parse(text));
    const params = sent.find(([name]) => name === 'template_params')?.[1] ?? {};
    // Throws a RangeError when a value is nested too deeply.
    return toEnquiry(sent.filter(isPair), toEntries(params).map(toPair), received);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The JSON is malformed');
  }
}

/** As a list, so that a field called `__proto__` is a field like any other. */
function toEntries(value: unknown): [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value);
  }
  throw new Refusal(400, 'The JSON is not an object');
}

function isPair(entry: [string, unknown]): entry is Pair {
  return typeof entry[1] === 'string';
}

function toPair([name, value]: [string, unknown]): Pair {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)];
}

/** @param library where the client's own names are looked up, the last of each counting */
function toEnquiry(library: Pair[], variables: Pair[], received: Date): Enquiry {
  const own = new Map(library);
  const fields = variables.filter(([name]) => !libraryNames.some((known) => known === name));
  const size = fields.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > maxVariables) throw new Refusal(413, 'Variables size limit, max 50Kb');
  return {
    received: received.toISOString(),
    libVersion: own.get('lib_version') ?? '',
    userId: demand(own, 'user_id'),
    serviceId: demand(own, 'service_id'),
    templateId: demand(own, 'template_id'),
    fields,
  };
}

/**
 * The service documents one of its texts, "The user_id parameter is required"
 * (https://www.emailjs.com/docs/rest-api/send/, Failure status); the others are made like it.
 */
function demand(own: Map<string, string>, name: string): string {
  const value = own.get(name);
  if (!value) throw new Refusal(400, `The ${name} parameter is required`);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The text is not UTF-8');
  }
}
