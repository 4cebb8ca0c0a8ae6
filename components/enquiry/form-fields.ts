import type { FormWithOptions } from '@/lib/browser-files/types';
import type { FormName } from '@/lib/enquiry/message';
import { cleanText, type Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The elements of the fields of an enquiry form. */
export class FormFields {
  private lastForm: HTMLFormElement | null = null;

  constructor(
    private readonly name: FormName,
    private readonly fields: FormWithOptions['fields'],
  ) {}

  /** Reads all fields, and cleans their values (`cleanText`). A field that the page lacks is empty. */
  read(): Values {
    const values = this.fields.map(({ name, type }) => {
      const field = this.find(name);
      return [name, field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type)];
    });
    return Object.fromEntries(values);
  }

  /**
   * Fills in values, and empties the other fields. It touches only fields with another value, because of the cursor.
   * @returns what the fields contain then: a select refuses options that it lacks
   */
  write(values: Values): Values {
    for (const [name, present] of Object.entries(this.read())) {
      const { [name]: value = '' } = values;
      const field = this.find(name);
      if (field && value !== present) field.value = value;
    }
    return this.read();
  }

  /** Whether a bot has filled in the honeypot. */
  isFromBot(): boolean {
    return Boolean(this.find(honeypotName)?.value);
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
