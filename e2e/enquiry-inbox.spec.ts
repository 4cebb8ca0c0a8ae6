import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { EnquiryFormPage, enquiryForms, words } from './enquiry-form';

// The real client of the mail service against the local inbox: nothing in between is faked.

const texts = {
  flight: 'Ünal <b>"Ś"</b> & O’Brien\'s ₹22,500 {{name}} %0D%0A',
  contact: 'अनन्या 王小明 سلمى 🏝️👨‍👩‍👧‍👦 é e\u0301',
  booking: '--boundary; "a"\\ <script>alert(1)</script>',
};

const message = (text: string) =>
  `${text}\n\n.\nFrom here\n  indented, and a long line: ${'₹'.repeat(300)}`;

for (const { name, route } of enquiryForms) {
  test(`${name}: what was typed comes out of the mail file byte for byte`, async ({ page }) => {
    const form = await new EnquiryFormPage(page, name).open();
    const typed: Record<string, string> = {};
    for (const field of form.fields) {
      const isText = field.type === 'text' || field.type === 'textarea';
      const text =
        field.type === 'textarea' ? message(texts[name]) : `${field.name} ${texts[name]}`;
      typed[field.name] = isText ? text : form.valueOf(field);
      await form.field(field.name).fill(typed[field.name] ?? '');
    }
    await form.button.click();
    await form.expectSent();
    expect(form.requests).toHaveLength(1);

    const { message: written = '', address, ...lines } = typed;
    const body =
      address === undefined ? written : words.address.replace('{address}', () => address);
    const from = words.page.replace('{page}', new URL(route, page.url()).href);
    // Forms end each line with CRLF.
    const sent = { ...lines, message: `${body}\n\n${from}`.replaceAll('\n', '\r\n') };

    const mail = await findMail(typed.name ?? '');
    const attached = JSON.parse(String(mail?.attachments[0]?.content));
    expect(attached.templateId).toBe(name === 'flight' ? 'flight' : 'contact');
    expect(Object.fromEntries(attached.fields)).toEqual(sent);
    expect(mail?.replyTo?.[0]?.address).toBe(typed.email);
    expect(mail?.subject).toContain(typed.name);
    for (const value of Object.values(lines)) expect(mail?.text).toContain(value);
    for (const line of sent.message.split('\r\n')) expect(mail?.text).toContain(line);

    await page.goto('/inbox');
    await expect(page.getByText(sent.message.split('\r\n')[0] ?? '').first()).toBeVisible();
  });
}

/** The one mail file whose sender is called so. */
async function findMail(sender: string) {
  const folder = process.env.E2E_INBOX ?? '';
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) =>
      PostalMime.parse(await readFile(path.join(folder, file)), { attachmentEncoding: 'utf8' }),
    ),
  );
  const found = mails.filter(({ from }) => from && 'name' in from && from.name === sender);
  expect(found).toHaveLength(1);
  return found[0];
}
