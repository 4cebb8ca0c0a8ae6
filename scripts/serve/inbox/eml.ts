import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { type Enquiry, enquirySchema } from './enquiry';

const address = 'enquiries@localhost';
const attachment = 'enquiry.json';

/**
 * Writes an enquiry as a mail (RFC 5322, MIME) that any mail program opens. The text is for reading;
 * the attachment enquiry.json has every field exactly as it was sent, since a mail's text would lose
 * lone surrogates and the kind of line ends.
 */
export async function writeEml(enquiry: Enquiry): Promise<Buffer> {
  const sender = senderOf(enquiry);
  const email = fieldOf(enquiry, 'email')?.trim();
  const mail = new MailComposer({
    from: { name: sender, address },
    to: address,
    // The rule by which browsers take an address in a form; it has no room for a line break.
    replyTo: z.email({ pattern: z.regexes.html5Email }).safeParse(email).data,
    subject: `Enquiry (${toHeader(enquiry.templateId)})${sender && ` from ${sender}`}`,
    date: new Date(enquiry.received),
    text: enquiry.fields.map(toText).join('\n').toWellFormed(),
    attachments: [
      {
        filename: attachment,
        contentType: 'application/json',
        content: `${JSON.stringify(enquiry, null, 2)}\n`,
      },
    ],
    newline: 'win',
    // Whatever a visitor writes is text: never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/**
 * Reads an enquiry back from a mail file.
 * @throws when it is no mail or has no enquiry in it
 */
export async function readEml(bytes: Uint8Array): Promise<Enquiry> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' });
  const found = mail.attachments.find(({ filename }) => filename === attachment);
  return enquirySchema.parse(JSON.parse(String(found?.content)));
}

/** The sender's name as one short line, empty when there is none. */
export function senderOf(enquiry: Enquiry): string {
  return toHeader(fieldOf(enquiry, 'name') ?? '');
}

function fieldOf({ fields }: Enquiry, wanted: string): string | undefined {
  return fields.find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** Without line breaks and other control characters, so that no text begins a header of its own. */
function toHeader(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, 100).join('');
}

/** Long texts stand indented, so that no message can pass its own lines off as fields. */
function toText([name, value]: [string, string]): string {
  const lines = value.split(/\r\n|\r|\n/);
  if (lines.length === 1) return `${toHeader(name)}: ${value}`;
  return [`${toHeader(name)}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
