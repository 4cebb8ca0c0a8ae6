import { expect, type Page, type Request, type Route } from '@playwright/test';
import { ready } from './ready';
import { content } from './site';

export const { words } = content.forms;

/** The three forms, each on a page that has it. */
export const enquiryForms = [
  { name: 'flight', route: '/flights' },
  { name: 'contact', route: '/contact' },
  { name: 'booking', route: '/about' },
] as const;

export type FormName = (typeof enquiryForms)[number]['name'];

/** What goes wrong most easily on the way: scripts of several kinds, markup, quotes, emoji, ₹. */
export const difficult = 'Ünal <b>"Ś"</b> & नमस्ते ₹22,500 🏝️ #1? 王';

/** One of the forms on its page, and the mail service as the test wants it to be. */
export class EnquiryFormPage {
  readonly fields;
  readonly texts;
  readonly form;
  readonly alert;
  readonly button;
  /** What has been sent to the mail service. */
  readonly requests: Request[] = [];
  private answerer: ((route: Route) => Promise<void>) | undefined;

  constructor(
    readonly page: Page,
    readonly name: FormName,
    /** For instance http://localhost:3001, for another host than the usual one. */
    readonly origin = '',
  ) {
    this.texts = content.forms[name];
    this.fields = this.texts.fields;
    this.form = page.locator('form').filter({ has: page.locator(`#${name}-name`) });
    this.alert = this.form.getByRole('alert');
    this.button = this.form.getByRole('button', {
      name: new RegExp(`^(${this.texts.send}|${this.texts.prepare}|${words.sending})$`),
    });
    page.on('request', (request) => {
      if (request.url().includes('/api/v1.0/email/')) this.requests.push(request);
    });
  }

  get route() {
    return enquiryForms.find(({ name }) => name === this.name)?.route ?? '/';
  }

  async open() {
    await this.page.goto(this.origin + this.route);
    await this.show();
    return this;
  }

  /** Waits for the scripts; the popup has to be opened. */
  async show() {
    await ready(this.page);
    if (this.name === 'booking') {
      await this.page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
    }
    await expect(this.button).toBeVisible();
  }

  field(name: string) {
    return this.form.locator(`[name="${name}"]`);
  }

  /** A value that is right for the field. */
  valueOf({ name, type }: { name: string; type: string }) {
    const values: Record<string, string> = {
      email: 'asha+trip@mail.example',
      tel: '+91 98765 43210',
      date: '2027-01-20',
    };
    return values[type] ?? `${name} ${difficult}`;
  }

  async fill(leaveOut?: string) {
    for (const field of this.fields) {
      if (field.name !== leaveOut) await this.field(field.name).fill(this.valueOf(field));
    }
  }

  async expectFilled() {
    for (const field of this.fields) {
      await expect(this.field(field.name)).toHaveValue(this.valueOf(field));
    }
  }

  async expectSent() {
    await expect(this.alert).toHaveText(words.sent);
    for (const { name } of this.fields) await expect(this.field(name)).toHaveValue('');
    await expect(this.button).toBeEnabled();
  }

  /** Nothing is lost, the button works again, and the same words are ready for the other ways. */
  async expectUnsent(reason: keyof typeof words.unsent) {
    await expect(this.alert).toHaveText(words.unsent[reason]);
    await expect(this.button).toBeEnabled();
    await this.expectFilled();
    const chat = this.form.getByRole('link', { name: words.chat, exact: true });
    const mail = this.form.getByRole('link', { name: words.mail, exact: true });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
    for (const field of this.fields) {
      expect(text).toContain(`${field.label}: ${this.valueOf(field)}`);
    }
    expect(text).toContain(this.route);
    expect(body?.replaceAll('\r\n', '\n')).toBe(text);
    await expect(this.form.getByRole('link', { name: words.call })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
  }

  /** From now on the mail service answers like this; what is on its way keeps its own answer. */
  async answer(answer: (route: Route) => Promise<void>) {
    if (!this.answerer) {
      await this.page.route('**/api/v1.0/email/**', (route) => this.answerer?.(route));
    }
    this.answerer = answer;
  }

  async answerOk() {
    await this.answer((route) => route.fulfill({ body: 'OK' }));
  }

  /**
   * From now on the mail service says OK when it is told to.
   * @returns a function that lets it
   */
  async holdOk(): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.answer(async (route) => {
      await released;
      await route.fulfill({ body: 'OK' });
    });
    return release;
  }
}
