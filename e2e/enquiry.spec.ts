import { expect, test } from '@playwright/test';
import { difficult, EnquiryFormPage, enquiryForms, words } from './enquiry-form';
import { holdScripts, ready } from './ready';
import { content } from './site';

const { company, forms } = content;

for (const { name, route } of enquiryForms) {
  test.describe(name, () => {
    const { fields, missing } = forms[name];
    const required = fields.filter((field) => field.required);

    test('sends exactly the fields of its template, and the page it was sent from', async ({
      page,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answerOk();
      await form.button.click();
      await form.expectSent();
      await expect(form.form.locator('div:focus')).toContainText(words.sent);

      const request = form.requests[0];
      expect(request?.method()).toBe('POST');
      expect(new URL(request?.url() ?? '').pathname).toBe('/api/v1.0/email/send-form');
      const sent = readMultipart(request?.postDataBuffer());
      const address = new URL(route, page.url()).href;
      const own = Object.fromEntries(fields.map((field) => [field.name, form.valueOf(field)]));
      const { message, address: street, ...lines } = own;
      const text = message ?? words.address.replace('{address}', street ?? '');
      expect(sent).toEqual({
        ...lines,
        message: `${text}\r\n\r\n${words.page.replace('{page}', address)}`,
        lib_version: '4.4.1',
        service_id: 'local-inbox',
        template_id: name === 'flight' ? 'flight' : 'contact',
        user_id: 'local-inbox',
      });
    });

    for (const { name: field, label } of required) {
      test(`without ${field} it says so, leads there, and loses nothing`, async ({ page }) => {
        const form = await new EnquiryFormPage(page, name).open();
        await form.fill(field);
        await form.button.click();
        await expect(form.alert).toHaveText(missing);
        await expect(form.form.locator('div:focus')).toContainText(missing);
        const text = words.faults.empty.replace('{field}', label);
        await expect(form.field(field)).toHaveAccessibleDescription(new RegExp(`^${text}`));
        await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.form.locator('[aria-invalid="true"]')).toHaveCount(1);
        await form.form.getByRole('link', { name: text }).press('Enter');
        await expect(form.field(field)).toBeFocused();
        await expect(page).toHaveURL(route);
        for (const other of fields) {
          if (other.name === field) continue;
          await expect(form.field(other.name)).toHaveValue(form.valueOf(other));
        }
        expect(form.requests).toHaveLength(0);

        // And it works once the field is filled.
        await form.fill();
        await form.answerOk();
        await form.button.click();
        await form.expectSent();
      });
    }

    test('what cannot be right is told kindly, all at once', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.field('email').fill('asha@mail');
      await form.field('name').fill('n'.repeat(101));
      await form.button.click();
      await expect(form.alert).toHaveText(words.check);
      await expect(form.field('email')).toHaveAccessibleDescription(
        new RegExp(`^${words.faults.email}`),
      );
      await expect(form.field('name')).toHaveAccessibleDescription(/101 characters, and 100 fit/);
      await expect(form.field('name')).toHaveValue('n'.repeat(101));
      if (name !== 'booking') {
        await form.field('phone').fill('call me');
        await form.button.click();
        await expect(form.field('phone')).toHaveAccessibleDescription(/^This does not look like/);
      }
      expect(form.requests).toHaveLength(0);
    });

    test('what is typed survives a reload, Back, and goes when it has been sent', async ({
      page,
    }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await page.reload();
      await form.show();
      await form.expectFilled();
      await expect(form.form.getByText(words.restored)).toBeVisible();

      await page.goto('/blogs');
      await page.goBack();
      await form.show();
      await form.expectFilled();

      await form.answerOk();
      await form.button.click();
      await form.expectSent();
      await page.reload();
      await form.show();
      for (const field of fields) await expect(form.field(field.name)).toHaveValue('');
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['enquiry:sent']);
    });

    test('what was typed before the scripts came stays', async ({ page }) => {
      const form = new EnquiryFormPage(page, name);
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      if (name === 'booking') {
        await page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
      }
      await form.fill();
      release();
      await ready(page);
      await form.expectFilled();
      await form.answerOk();
      await form.button.click();
      await form.expectSent();
    });

    test('after a success the next one has to wait, and waits with every word', async ({
      page,
    }) => {
      await page.clock.install();
      const form = await new EnquiryFormPage(page, name).open();
      await form.answerOk();
      await form.fill();
      await form.button.click();
      await form.expectSent();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await form.fill();
      await form.button.click();
      const [before = '', after = ''] = words.unsent.tooSoon.split('{seconds}');
      await expect(form.alert).toContainText(before);
      await expect(form.alert).toContainText(after);
      await expect(form.alert).toContainText(/ (1\d|20) seconds/);
      await form.expectFilled();
      expect(form.requests).toHaveLength(1);

      await page.clock.runFor(30_000);
      await form.button.click();
      await form.expectSent();
      expect(form.requests).toHaveLength(2);
    });

    test('a machine that fills in every field sends nothing', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answerOk();
      await form.field('leave-this-empty').fill('https://spam.example', { force: true });
      await form.button.click();
      await form.expectUnsent('refused');
      expect(form.requests).toHaveLength(0);
    });

    test('the field for machines is out of the way of people', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await expect(form.form.getByRole('textbox', { name: words.trap })).toHaveCount(0);
      await form.field(fields.at(-1)?.name ?? '').focus();
      await page.keyboard.press('Tab');
      await expect(form.button).toBeFocused();
      await expect(form.field('leave-this-empty')).toHaveAttribute('autocomplete', 'off');
    });

    test('what checks and sends is fetched when the form is touched, not with the page', async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().endsWith('.js')) return;
        const text = await response.text().catch(() => '');
        if (/lib_version|Segmenter/.test(text)) fetched.push(response.url());
      });
      const form = await new EnquiryFormPage(page, name).open();
      await page.waitForLoadState('networkidle');
      if (name !== 'booking') expect(fetched).toEqual([]);
      await form.field('name').focus();
      await expect.poll(() => fetched.length).toBe(2);
    });

    test('beside it stands which data goes to whom, and the way to more', async ({ page }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await expect(form.form).toContainText(forms[name].privacy);
      await expect(form.form).toContainText(words.carrier);
      await expect(form.form.getByRole('link', { name: words.privacy })).toHaveAttribute(
        'href',
        '/privacy',
      );
    });

    test('the message for other ways follows the fields, and can be copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      await form.answer((route) => route.abort());
      await form.button.click();
      await form.expectUnsent('broken');
      await form.field('name').fill('Meera');
      await form.form.getByText(words.message, { exact: true }).click();
      await expect(form.form.locator('pre')).toContainText('Name: Meera');
      await form.form.getByRole('button', { name: words.copy }).click();
      await expect(form.form.getByText(words.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Name: Meera');
      expect(copied).toContain(difficult);
    });

    test.describe('without a mail service', () => {
      test('it says so, sends nothing, and has the message ready for the other ways', async ({
        page,
      }) => {
        const origin = `http://localhost:${Number(process.env.E2E_PORT) + 1}`;
        const form = await new EnquiryFormPage(page, name, origin).open();
        await expect(form.form).toContainText(words.noCarrier);
        if (name !== 'booking') await expect(page.getByText(words.notSetUp)).toBeVisible();
        await expect(form.button).toHaveText(forms[name].prepare);
        await form.button.click();
        await expect(form.alert).toHaveText(missing);
        await form.fill();
        await form.button.click();
        await form.expectUnsent('notSetUp');
        expect(form.requests).toHaveLength(0);
        await page.reload();
        await form.show();
        await form.expectFilled();
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('it puts nothing of a visitor into the address and says how to reach us', async ({
        page,
      }) => {
        await page.goto(route);
        if (name === 'booking') {
          await page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
        }
        const form = new EnquiryFormPage(page, name);
        await expect(form.form.getByText(words.direct)).toBeVisible();
        await expect(form.form.getByRole('link', { name: company.email })).toBeVisible();
        await form.field('name').fill('Someone');
        await form.field('name').press('Enter');
        await expect(page).toHaveURL(route);
        await form.button.click();
        await expect(page).toHaveURL(route);
        await expect(form.field('name')).toBeVisible();
        await expect(form.field('name')).toHaveValue('Someone');
      });
    });
  });
}

/** The text fields of a multipart body, by name. */
function readMultipart(body: Buffer | null | undefined): Record<string, string> {
  const text = body?.toString('utf8') ?? '';
  const boundary = text.slice(0, text.indexOf('\r\n'));
  const parts = text.split(boundary).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const name = /name="([^"]*)"/.exec(part.slice(0, end))?.[1] ?? '';
      return [name, part.slice(end + 4, -2)];
    }),
  );
}
