/** @jest-environment node */
import PostalMime from 'postal-mime';
import { difficultTexts, onlyInJson } from './difficult-texts';
import { readEml, writeEml } from './eml';
import type { Enquiry } from './enquiry';

const texts = { ...difficultTexts, ...onlyInJson };

function makeEnquiry(fields: Enquiry['fields'], more: Partial<Enquiry> = {}): Enquiry {
  return {
    received: '2026-11-21T10:15:30.123Z',
    libVersion: '4.4.1',
    userId: 'public-key',
    serviceId: 'service_local',
    templateId: 'template_contact',
    fields,
    ...more,
  };
}

const parse = async (enquiry: Enquiry) => PostalMime.parse(await writeEml(enquiry));

describe('the mail of an enquiry', () => {
  it.each(Object.entries(texts))('gives %s back as it was', async (_, text) => {
    const enquiry = makeEnquiry(
      [
        ['name', text],
        [text, text],
        ['email', text],
        ['__proto__', text],
        ['name', `${text} again`],
      ],
      { templateId: text, serviceId: text, userId: text },
    );
    expect(await readEml(await writeEml(enquiry))).toEqual(enquiry);
  });

  it.each(Object.entries(texts))('is plain ASCII with short lines, for %s', async (_, text) => {
    const mail = (
      await writeEml(
        makeEnquiry(
          [
            ['name', text],
            ['email', text],
            [text, text],
          ],
          { templateId: text },
        ),
      )
    ).toString('latin1');
    // Lines of 998 characters at most, CR and LF only together: RFC 5322, 2.1.1 and 2.3.
    expect(mail).toMatch(/^(?:[\t\x20-\x7e]{0,998}\r\n)*[\t\x20-\x7e]{0,998}$/);
  });

  it.each(Object.entries(texts))('has no header from %s', async (_, text) => {
    const { headers, to, cc, bcc } = await parse(
      makeEnquiry(
        [
          ['name', text],
          ['email', text],
        ],
        { templateId: text },
      ),
    );
    const known = 'from,to,subject,message-id,date,mime-version,content-type';
    expect(headers.map(({ key }) => key)).toEqual(expect.arrayContaining(known.split(',')));
    expect(headers).toHaveLength(known.split(',').length);
    expect([to, cc, bcc]).toEqual([
      [{ name: '', address: 'enquiries@localhost' }],
      undefined,
      undefined,
    ]);
  });

  it('says who wrote and by which form', async () => {
    const mail = await parse(
      makeEnquiry([
        ['Name', ' சுபா  "Su"\r\nBcc: x <b>, ₹ '],
        ['email', 'su@example.org'],
        ['message', 'Hello'],
      ]),
    );
    const name = 'சுபா "Su" Bcc: x <b>, ₹';
    expect(mail.from).toEqual({ name, address: 'enquiries@localhost' });
    expect(mail.replyTo).toEqual([{ name: '', address: 'su@example.org' }]);
    expect(mail.subject).toBe(`Enquiry (template_contact) from ${name}`);
    expect(mail.date).toBe('2026-11-21T10:15:30.000Z');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['enquiry.json', 'application/json'],
    ]);
  });

  it('cuts a long name between characters', async () => {
    const { subject } = await parse(makeEnquiry([['name', '🌊'.repeat(500)]]));
    expect(subject).toBe(`Enquiry (template_contact) from ${'🌊'.repeat(100)}`);
  });

  it('does without a name', async () => {
    const mail = await parse(makeEnquiry([]));
    expect(mail.from).toEqual({ name: '', address: 'enquiries@localhost' });
    expect(mail.subject).toBe('Enquiry (template_contact)');
  });

  it.each([
    'nobody',
    'a@b@c',
    'a b@example.org',
    '<a@example.org>',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a@exa\0mple.org',
    '"a"@example.org',
    '',
  ])('has no Reply-To for %j', async (email) => {
    expect((await parse(makeEnquiry([['email', email]]))).replyTo).toBeUndefined();
  });

  it('lists the fields in their order, and no message can pose as a field', async () => {
    const { text } = await parse(
      makeEnquiry([
        ['z', '₹1'],
        ['message', 'Hello\nphone: 0\r\nbye'],
        ['a', ''],
      ]),
    );
    expect(text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      'z: ₹1\nmessage:\n  Hello\n  phone: 0\n  bye\na:',
    );
  });
});

describe('a mail that is not of ours', () => {
  const withJson = (json: string) =>
    `Subject: x\r\nContent-Type: application/json; name=enquiry.json\r\nContent-Disposition: attachment; filename=enquiry.json\r\n\r\n${json}`;

  it.each([
    ['nothing', ''],
    ['no mail', '\0\0\0'],
    ['another mail', 'Subject: Hello\r\n\r\nText'],
    ['no JSON', withJson('{')],
    ['null', withJson('null')],
    ['other JSON', withJson('{"fields":[]}')],
    ['fields of another kind', withJson(JSON.stringify(makeEnquiry([['a', 1 as never]])))],
  ])('%s is an error', async (_, text) => {
    await expect(readEml(Buffer.from(text))).rejects.toThrow();
  });
});
