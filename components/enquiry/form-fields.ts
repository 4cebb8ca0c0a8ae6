import type { FormWithOptions } from '@/lib/browser-files/types';
import type { FormName } from '@/lib/enquiry/message';
import { cleanText, type Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields of an enquiry form. The page fills in what it knows, and the visitor may change each field. The page may
 * fill in a field again, but only until the visitor has changed it.
 */
export class FormFields {
  /** The values that the page has filled in. */
  private pageValues: Values = {};
  private lastForm: HTMLFormElement | null = null;

  constructor(
    private readonly name: FormName,
    private readonly fields: FormWithOptions['fields'],
  ) {}

  /** Reads all fields, and cleans their values (`cleanText`). A field that the page lacks is empty. */
  read(): Values {
    const values = this.fields.map(({ name, type }) => {
      const field = this.find(name);
      const value = field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type);
      return [name, value];
    });
    return Object.fromEntries(values);
  }

  /**
   * Reads the fields that the visitor has changed. They are found by comparing values, because the visitor may type
   * before the script has loaded, and not every browser reports what it fills in itself.
   */
  readChanged(): Values {
    const values = Object.entries(this.read());
    return Object.fromEntries(
      values.filter(([name, value]) => value !== (this.pageValues[name] ?? '')),
    );
  }

  /**
   * Fills in a draft, as the visitor's own values, and then what the page knows. If the visitor has written a message,
   * the message of the page goes before it.
   */
  fillFirst(draft: Values, page: Values): void {
    this.fill(draft);
    const { message: about = '' } = page;
    const { message } = this.readChanged();
    const field = this.find('message');
    if (field && message && !message.includes(about)) field.value = `${about}\n\n${message}`;
    this.fillFromPage(page);
  }

  /** Fills in what the page knows. It may be filled in again until the visitor changes it. */
  fillFromPage(values: Values): void {
    this.fill(values);
    this.pageValues = values;
  }

  /** Empties all fields, and fills in what the page knows. */
  clear(page: Values): void {
    this.form?.reset();
    this.pageValues = {};
    this.fillFromPage(page);
  }

  /** Whether a bot has filled in the honeypot. */
  isFromBot(): boolean {
    return Boolean(this.find(honeypotName)?.value);
  }

  /** Fills in values, except for fields that the visitor has changed. */
  private fill(values: Values): void {
    const changed = this.readChanged();
    for (const [name, value] of Object.entries(values)) {
      const field = this.find(name);
      if (field && !(name in changed)) field.value = value;
    }
  }

  private find(name: string): Field | null {
    return this.form?.querySelector<Field>(`[name="${name}"]`) ?? null;
  }

  /** The form. While React replaces it, after other software has changed the page, the removed one has the values. */
  private get form(): HTMLFormElement | null {
    this.lastForm = document.querySelector(`form[data-enquiry=${this.name}]`) ?? this.lastForm;
    return this.lastForm;
  }
}
