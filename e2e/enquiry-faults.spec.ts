import { expect, type Route, test } from '@playwright/test';
import { EnquiryFormPage, enquiryForms, words } from './enquiry-form';

// Whatever goes wrong on the way: the visitor is told, loses nothing, and a second try works.

type Unsent = keyof typeof words.unsent;
type Fault = { answer: (route: Route) => Promise<void>; reads: Unsent };

const abort = (reason: string) => (route: Route) => route.abort(reason);
const status = (status: number, body: string) => (route: Route) => route.fulfill({ status, body });

const signIn = '<!doctype html><title>Hotel Wi-Fi</title><p>Room number?</p>';

/** The mail service was asked once and did not say OK. */
const faults: Record<string, Fault> = {
  'the name of the service is not found': { answer: abort('namenotresolved'), reads: 'broken' },
  'the connection is refused': { answer: abort('connectionrefused'), reads: 'broken' },
  'the connection is reset half-way': { answer: abort('connectionreset'), reads: 'broken' },
  'an extension blocks it': { answer: abort('blockedbyclient'), reads: 'broken' },
  'the connection goes while sending': {
    answer: async (route) => {
      await route.request().frame().page().context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    reads: 'broken',
  },
  'a parameter is missing (400)': {
    answer: status(400, 'The template_id param is required'),
    reads: 'refused',
  },
  'this site is not on the list of domains (403)': {
    answer: status(403, 'API calls are disabled for this domain'),
    reads: 'refused',
  },
  'the mailbox has to be connected again (412)': {
    answer: status(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
    reads: 'refused',
  },
  'it is too large (413)': { answer: status(413, 'Variables size limit'), reads: 'refused' },
  'there are too many (429)': { answer: status(429, 'Too Many Requests'), reads: 'busy' },
  'the service has a fault (500)': { answer: status(500, 'Internal error'), reads: 'refused' },
  'the service is away (503)': { answer: status(503, ''), reads: 'refused' },
  'a sign-in page answers with 200': { answer: status(200, signIn), reads: 'signIn' },
  'nothing answers with 200': { answer: status(200, ''), reads: 'signIn' },
};

for (const { name } of enquiryForms) {
  test.describe(name, () => {
    for (const [fault, { answer, reads }] of Object.entries(faults)) {
      test(`${fault}: nothing is lost, and a second try works`, async ({ page, context }) => {
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        const form = await new EnquiryFormPage(page, name).open();
        await form.fill();
        await form.answer(answer);
        await form.button.click();
        await form.expectUnsent(reads);
        expect(form.requests).toHaveLength(1);
        // The log has the status, and nothing of the visitor's.
        expect(logged.filter((text) => text.startsWith('Enquiry'))).toHaveLength(1);
        expect(logged.join('\n')).not.toMatch(/asha|98765|Ünal/);

        await context.setOffline(false);
        await form.answerOk();
        await form.button.click();
        await form.expectSent();
        expect(form.requests).toHaveLength(2);
      });
    }

    test('offline before: nothing leaves, and one tap sends it when the connection is back', async ({
      page,
      context,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answerOk();
      await context.setOffline(true);
      await form.button.click();
      await form.expectUnsent('offline');
      expect(form.requests).toHaveLength(0);

      await context.setOffline(false);
      await form.expectUnsent('back');
      await form.form.getByRole('button', { name: words.sendNow }).click();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('offline before the first letter, too: what sends is fetched again', async ({
      page,
      context,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await context.setOffline(true);
      await form.fill();
      await form.answerOk();
      await form.button.click();
      await form.expectUnsent('offline');

      await context.setOffline(false);
      await form.expectUnsent('back');
      await form.form.getByRole('button', { name: words.sendNow }).click();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('the part of the page that sends does not arrive: it is told, and fetched again', async ({
      page,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await page.route('**/_next/static/**', (route) => route.abort('connectionreset'));
      await form.fill();
      await form.button.click();
      await form.expectUnsent('missingParts');
      expect(form.requests).toHaveLength(0);

      await page.unroute('**/_next/static/**');
      await form.answerOk();
      await form.button.click();
      await form.expectSent();
    });

    test('no answer for 15 s: it may have been sent, and a second try works', async ({ page }) => {
      await page.clock.install();
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answer(() => new Promise(() => undefined));
      await form.button.click();
      await expect.poll(() => form.requests.length).toBe(1);
      await page.clock.runFor(14_000);
      await expect(form.button).toBeDisabled();
      await expect(form.button).toHaveText(words.sending);
      await expect(form.alert).toBeEmpty();
      await page.clock.runFor(1_000);
      await form.expectUnsent('late');

      await form.answerOk();
      await form.button.click();
      await form.expectSent();
      expect(form.requests).toHaveLength(2);
    });

    test('an answer after 14 s is in time', async ({ page }) => {
      await page.clock.install();
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      const release = await form.holdOk();
      await form.button.click();
      await expect.poll(() => form.requests.length).toBe(1);
      await page.clock.runFor(14_000);
      await expect(form.button).toBeDisabled();
      release();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('an OK that comes after all is told, too', async ({ page }) => {
      await page.clock.install();
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      const release = await form.holdOk();
      await form.button.click();
      await expect.poll(() => form.requests.length).toBe(1);
      await page.clock.runFor(15_000);
      await form.expectUnsent('late');
      release();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('a double click sends once', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answerOk();
      await form.button.dblclick();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('Enter twice, and clicks while it is on its way, send once', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      const release = await form.holdOk();
      await form.field('email').press('Enter');
      await form.field('email').press('Enter');
      await form.field('name').press('Enter');
      await expect(form.button).toBeDisabled();
      await form.button.click({ force: true });
      await form.button.dispatchEvent('click');
      await expect.poll(() => form.requests.length).toBe(1);
      release();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });

    test('a reload while sending: it may have been sent, nothing is lost, a second try works', async ({
      page,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answer(() => new Promise(() => undefined));
      await form.button.click();
      await expect.poll(() => form.requests.length).toBe(1);
      await page.reload();
      await form.show();
      await form.expectUnsent('interrupted');

      await form.answerOk();
      await form.button.click();
      await form.expectSent();
      expect(form.requests).toHaveLength(2);
      // Told once: after a success there is nothing left to tell.
      await page.reload();
      await form.show();
      await expect(form.alert).toBeEmpty();
      await expect(form.field('name')).toHaveValue('');
    });

    test('a tab that the browser brings back has every word, and sends them', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      // What browsers give a restored or duplicated tab: the address and the tab's own memory.
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => window.open(location.href));
      const restored = new EnquiryFormPage(await opened, name);
      await restored.show();
      await restored.expectFilled();
      await expect(restored.form.getByText(words.restored)).toBeVisible();
      await restored.answerOk();
      await restored.button.click();
      await restored.expectSent();
      expect(restored.requests).toHaveLength(1);
    });
  });
}
