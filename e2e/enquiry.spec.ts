import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { company, labels } from '@/lib/content-files';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { templateFields } from '@/lib/enquiry/message';
import { enquiryOf } from '@/test/enquiries';
import { testWithExtensions } from './browser-extensions';
import { EnquiryFormPage, enquiryNames, mailService, messages } from './enquiry-form';
import { expectNoOverflow, listAxeViolations, open } from './page';
import { phoneSize } from './site';

// Tests the forms in the export, with the mail service's own client. Tests that need no browser are in
// components/enquiry/: all mistakes in all forms, all responses, in any order.

for (const name of enquiryNames) {
  test(`${name} sends its fields once and unchanged, only to this host`, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const form = new EnquiryFormPage(page, name);
    form.values.name += randomUUID();
    if (form.values.message) form.values.message += `\n\n.\nFrom here\n  ${'₹'.repeat(300)}`;
    await form.open();
    await form.fill();
    await form.button.click();
    await form.expectSent();
    expect([...hosts]).toEqual([new URL(page.url()).host]);

    const { message = '', ...lines } = templateFields(enquiryOf(name, form.values, page.url()));
    const templateId = name === 'flight' ? 'flight' : 'contact';
    // Forms end each line with CRLF.
    const fields = { ...lines, message: message.replaceAll('\n', '\r\n') };
    // Retry, because another test may be writing a file.
    await expect(async () => {
      const sent = (await readInbox()).filter((one) => one.fields.name === form.values.name);
      expect(sent).toEqual([{ templateId, fields }]);
    }).toPass();
  });
}

/** Reads the files of the local inbox. */
async function readInbox() {
  const folder = process.env.E2E_INBOX ?? '';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  return Promise.all(
    files.map(async (file) => {
      const { templateId, fields } = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
      return { templateId, fields: Object.fromEntries(fields) };
    }),
  );
}

testWithExtensions('by keyboard: missing fields, no honeypot, and sending', async ({ page }) => {
  const form = new EnquiryFormPage(page, 'contact');
  await page.goto(form.route);
  // Focusing a field starts the form. A select keeps the focus while React renders the form again.
  await form.field('hotels').focus();
  await expect(form.button).toBeEnabled();
  await expect(form.field('hotels')).toBeFocused();
  await form.button.press('Enter');
  await expect(form.alert).toHaveText(form.texts.missingFields);
  await expect(form.form.locator('div:focus')).toContainText(form.texts.missingFields);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.form.getByLabel('Name')).toBeFocused();
  await expect(form.form.getByLabel('Name')).toHaveAccessibleDescription('Name is still empty.');
  await expect(page).toHaveURL(form.route);
  expect(form.requests).toHaveLength(0);
  expect(await listAxeViolations(page)).toEqual([]);

  await form.fill();
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await expect(form.form.getByLabel(messages.honeypot)).toHaveCount(1);
  await expect(form.form.getByRole('textbox', { name: messages.honeypot })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await form.expectSent();
  expect(await listAxeViolations(page)).toEqual([]);
});

testWithExtensions(
  'a form says when the connection breaks, before or within the response',
  async ({ page }) => {
    let answer = '';
    const service = createServer((socket) => {
      // The last line of a form that is sent.
      socket.on('data', (part) => part.toString('latin1').endsWith('--\r\n') && socket.end(answer));
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const { port } = service.address() as AddressInfo;
    await page.setViewportSize(phoneSize);
    const form = await new EnquiryFormPage(page, 'contact').open();
    await form.fill();
    await page.route(mailService, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    for (const what of ['', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nO']) {
      answer = what;
      await form.button.click();
      await form.expectFailed('connectionLost');
    }
    expect(form.requests).toHaveLength(2);
    await form.form.getByText(messages.message, { exact: true }).click();
    expect(await listAxeViolations(page)).toEqual([]);
    await expectNoOverflow(page);
    service.close();
  },
);

test('while its code does not load, a form says what to do', async ({ page }) => {
  const code = '**/enquiry-form.island-*.js';
  await page.route(code, (route) => route.abort());
  const form = new EnquiryFormPage(page, 'contact');
  await page.goto(form.route);
  await form.field('name').fill('Asha');
  await expect(form.form.getByText(messages.loadFailed)).toBeVisible();
  await page.unroute(code);
  await page.mouse.click(1, 300);
  await expect(form.button).toBeEnabled();
  await expect(form.field('name')).toHaveValue('Asha');
});

test('a draft that was perhaps sent says so after a reload', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.fill();
  await page.route(mailService, () => undefined);
  await form.button.click();
  await expect.poll(() => form.requests).toHaveLength(1);
  await page.reload();
  // The draft is there before the visitor uses the page.
  await form.expectFilled();
  await form.show();
  await form.expectFailed('noAnswer');
});

test('a draft is restored on another page, and what that changes or sends wins over what Back restores', async ({
  page,
}) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.fill();
  await page.goto('/contact?about=Reef');
  await form.show();
  await expect(form.form.getByText(messages.restored)).toBeVisible();
  await form.field('name').fill('Meera');
  form.values.name = 'Meera';
  await page.goBack();
  await form.show();
  await form.expectFilled();
  await form.button.click();
  await form.expectSent();
  await page.goForward();
  await form.show();
  await expect(form.field('name')).toHaveValue('');
  await expect(form.form.getByText(messages.restored)).toBeHidden();
});

test('the enquiry and chat of an item name it, and the enquiry has the day of the page', async ({
  page,
}) => {
  const [route, name] = ['/packages/reef-week', 'Reef Week (3 Days & 2 Nights)'];
  const expectChat = async (part: Locator) => {
    const chat = part.getByRole('link', { name: labels.contact.chatWithUs });
    await chat.focus();
    const sent = async () =>
      new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    await expect.poll(sent).toContain(labels.contact.chatAbout.replace('{item}', name));
    expect(await sent()).toMatch(new RegExp(`\n${page.url()}$`));
  };
  await open(page, path.dirname(route));
  await page.locator(`#${path.basename(route)} a[data-dialog]`).click();
  await expect(page).toHaveURL(route);
  await expectChat(page.locator(`#dialog-${path.basename(route)}`));

  const day = addDays(dayInIndia(), 60);
  await open(page, `${route}?arrive=${day}`);
  await expect(page).toHaveURL(route);
  await expectChat(page.locator('main'));
  const opened = page.waitForEvent('popup');
  await page.locator('main').getByRole('link', { name: labels.contact.enquireNow }).first().click();
  const form = new EnquiryFormPage(await opened, 'contact');
  await form.show();
  const about = messages.aboutItem.replace('{item}', name);
  await expect(form.form.getByText(about)).toHaveText(`${about}\n${page.url()}`);
  await expect(form.field('date')).toHaveValue(day);
  // A date that is typed in part is not overwritten. jsdom doesn't know such dates.
  await form.field('date').press('Backspace');
  await form.field('name').fill('Asha');
  const isInPart = (field: HTMLInputElement) => field.validity.badInput;
  expect(await form.field('date').evaluate(isInPart)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says that it cannot send, and shows chat, e-mail and phone', async ({ page }) => {
    const form = new EnquiryFormPage(page, 'booking');
    await page.goto(form.route);
    await form.openPopup();
    await form.fill();
    await form.field('name').press('Enter');
    await expect(form.button).toBeHidden();
    const first = form.notes.getByRole('paragraph').first();
    await expect(first).toContainText(messages.needsScript);
    await expect(form.form.getByText(messages.buttonLoading)).toBeHidden();
    await expect(page).toHaveURL(form.route);
    await form.expectFilled();
    for (const way of [messages.chat, company.email, company.phones[0]])
      await expect(first.getByRole('link', { name: way })).toBeVisible();
  });
});
