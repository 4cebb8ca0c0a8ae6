import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { z } from 'zod';

const enquirySchema = z.object({
  received: z.iso.datetime().describe('When it came, UTC'),
  templateId: z.string().describe('Which form it is'),
  fields: z.array(z.tuple([z.string(), z.string()])).describe('Names and values, exactly as sent'),
});

export type ReceivedEnquiry = z.infer<typeof enquirySchema>;

/**
 * Writes an enquiry as a mail that any mail program opens. The text is for reading; the attachment
 * enquiry.json has every field exactly as it was sent. nodemailer encodes the values of headers, so
 * that a visitor's text cannot add a header.
 */
export async function writeMail(enquiry: ReceivedEnquiry): Promise<Buffer> {
  const address = 'enquiries@localhost';
  const email = z.email({ pattern: z.regexes.html5Email }).safeParse(fieldOf(enquiry, 'email'));
  const mail = new MailComposer({
    from: { name: fieldOf(enquiry, 'name'), address },
    to: address,
    replyTo: email.data,
    subject: `Enquiry (${enquiry.templateId}) from ${fieldOf(enquiry, 'name')}`,
    date: new Date(enquiry.received),
    text: enquiry.fields.map(([name, value]) => `${name}: ${value}`).join('\n'),
    attachments: [
      {
        filename: 'enquiry.json',
        contentType: 'application/json',
        content: JSON.stringify(enquiry, null, 2),
      },
    ],
    newline: 'win',
    // A visitor's input is only text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/**
 * Reads an enquiry back from a mail file.
 * @throws when it is not a mail or has no enquiry in it
 */
export async function readMail(bytes: Uint8Array): Promise<ReceivedEnquiry> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' });
  const found = mail.attachments.find(({ filename }) => filename === 'enquiry.json');
  return enquirySchema.parse(JSON.parse(String(found?.content)));
}

/** The value of a field, empty without one. */
export function fieldOf({ fields }: ReceivedEnquiry, wanted: string): string {
  return fields.find(([name]) => name === wanted)?.[1] ?? '';
}
