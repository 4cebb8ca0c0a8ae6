import { expect, type Page, type Request } from '@playwright/test';
import { forms } from '@/lib/content/query/forms';
import { formMessages, labels } from '@/lib/content-files';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import type { FormName } from '@/lib/enquiry/enquiry';
import { filled } from '@/test/enquiries';
import { waitForScripts } from './page';

export const messages = formMessages;

/** A page for each form. The booking form is in a dialog. */
const routes: Record<FormName, string> = {
  flight: '/flights',
  contact: '/contact',
  ferryCancelled: '/ferry-cancelled',
  booking: '/about',
};

export const enquiryNames = Object.keys(routes) as FormName[];

export const mailService = '**/api/v1.0/email/**';

/** Opens the booking form from the side menu or, on wide screens, from the header's menu. */
export async function openBooking(page: Page) {
  const banner = page.getByRole('banner');
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  if (isWide) await banner.locator('summary').last().click();
  else await banner.getByRole('button', { name: labels.layout.openMenu }).click();
  await banner.getByRole('button', { name: labels.contact.booking }).click();
}

/** A form on its page. It sends to the local inbox, unless a test intercepts its requests. */
export class EnquiryFormPage {
  readonly texts;
  readonly route;
  readonly form;
  readonly notes;
  readonly alert;
  readonly button;
  readonly values;
  readonly requests: Request[] = [];

  constructor(
    readonly page: Page,
    readonly name: FormName,
  ) {
    this.texts = forms[name];
    this.route = routes[name];
    this.form = page.locator(`form:has(#${name}-name)`);
    this.notes = this.form.locator('xpath=../..');
    this.alert = this.form.getByRole('alert');
    this.button = this.form.getByRole('button', { name: this.texts.send });
    this.values = filled(name, addDays(dayInIndia(), 60));
    page.on('request', (request) => {
      if (request.method() === 'POST') this.requests.push(request);
    });
  }

  async open() {
    await this.page.goto(this.route);
    await this.show();
    return this;
  }

  /** Waits for the scripts, opens the booking form, and uses the page, which starts the form. */
  async show() {
    await waitForScripts(this.page);
    await this.openPopup();
    await this.page.mouse.move(1, 300);
    await this.page.mouse.move(1, 310);
    // Don't wait before this, because hydration may render the form again.
    await this.button.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await expect(this.button).toBeEnabled();
  }

  async openPopup() {
    if (this.name === 'booking') await openBooking(this.page);
  }

  field(name: string) {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill() {
    for (const { name, type } of this.texts.fields) {
      const value = this.values[name] ?? '';
      if (type === 'select') await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  async expectFilled() {
    for (const [name, value] of Object.entries(this.values)) {
      await expect(this.field(name)).toHaveValue(value);
    }
  }

  /** Expects that the form was sent once, and is empty again. */
  async expectSent() {
    await expect(this.alert).toHaveText(messages.sent);
    for (const name of Object.keys(this.values)) await expect(this.field(name)).toHaveValue('');
    expect(this.requests).toHaveLength(1);
  }

  /** Expects that the form gives this reason, and that no value is lost. */
  async expectFailed(reason: keyof typeof messages.failed) {
    await expect(this.alert).toHaveText(messages.failed[reason]);
    await this.expectFilled();
  }
}
