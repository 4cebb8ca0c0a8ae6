import assert from 'node:assert/strict';
import { content } from '../../e2e/site';
import type { Page } from '../page';
import { onBoth, type Test } from '../test';

const { contact } = content.forms;

const field = (name: string) => `main form [name="${name}"]`;
const typedIn = (page: Page, name: string) =>
  page.run<string>('return document.querySelector(arguments[0]).value', field(name));

export const formTests: Test[] = onBoth(
  '/contact: what is missing is said and gets the focus; what was typed stays',
  async (page) => {
    await page.visit('/contact');
    const typed = { name: 'Ünal "Ś" & नमस्ते', email: 'a@b.example', message: 'Two of us, in May.' };
    for (const [name, text] of Object.entries(typed)) await page.type(field(name), text);
    await page.click('main form button[type="submit"]');
    await page.until('the alert says what is missing', async () => {
      const alert = await page.run(
        'return document.querySelector("main form [role=alert]").textContent',
      );
      return alert === contact.missing;
    });
    await page.isFocused('main form div:focus');
    await page.click('main form a[href="#contact-phone"]');
    await page.isFocused(field('phone'));
    for (const [name, text] of Object.entries(typed)) {
      assert.equal(await typedIn(page, name), text);
    }
    await page.isAt('/contact');
  },
);
