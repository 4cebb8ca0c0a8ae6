import assert from 'node:assert/strict';
import { content } from '../../e2e/site';
import type { Page } from '../page';
import { onBoth, type Test } from '../test';

const { contact } = content.forms;

const field = (name: string) => `main form [name="${name}"]`;
const typedIn = (page: Page, name: string) =>
  page.run<string>('return document.querySelector(arguments[0]).value', field(name));

/** The tests of a browser share one tab, and a tab keeps drafts. */
async function visitAfresh(page: Page) {
  await page.visit('/contact');
  await page.run('sessionStorage.clear()');
  await page.visit('/contact');
}

const alertOf = (page: Page) =>
  page.run<string>('return document.querySelector("main form [role=alert]").textContent');

const missing = onBoth(
  '/contact: what is missing is said and gets the focus; what was typed stays',
  async (page) => {
    await visitAfresh(page);
    const typed = { name: 'Ünal "Ś" & नमस्ते', email: 'a@b.example', message: 'Two of us, in May.' };
    for (const [name, text] of Object.entries(typed)) await page.type(field(name), text);
    await page.click('main form button[type="submit"]');
    await page.until('the alert says what is missing', async () => {
      return (await alertOf(page)) === contact.missing;
    });
    await page.isFocused('main form > div[tabindex="-1"]');
    await page.click('main form a[href="#contact-phone"]');
    await page.isFocused(field('phone'));
    for (const [name, text] of Object.entries(typed)) {
      assert.equal(await typedIn(page, name), text);
    }
    await page.isAt('/contact');
  },
);

const sent = onBoth(
  '/contact: a reload keeps what was typed; the inbox takes it, and the fields are empty',
  async (page) => {
    await visitAfresh(page);
    const typed = {
      name: 'Ünal "Ś" & नमस्ते',
      email: 'a@b.example',
      phone: '+91 98765 43210',
      message: 'Two of us, in May.',
    };
    for (const [name, text] of Object.entries(typed)) await page.type(field(name), text);
    // Drivers type dates differently in each browser.
    await page.run(
      `const date = document.querySelector(arguments[0]);
       date.value = '2027-01-20';
       date.dispatchEvent(new Event('input', { bubbles: true }));`,
      field('date'),
    );
    await page.visit('/contact');
    await page.until('the draft is back', async () => (await typedIn(page, 'name')) === typed.name);
    assert.equal(await typedIn(page, 'date'), '2027-01-20');
    await page.click('main form button[type="submit"]');
    await page.until('the alert says that it was sent', async () => {
      return (await alertOf(page)) === content.forms.words.sent;
    });
    for (const name of Object.keys(typed)) assert.equal(await typedIn(page, name), '');
    await page.isAt('/contact');
  },
);

export const formTests: Test[] = [...missing, ...sent];
