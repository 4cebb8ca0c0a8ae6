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
      return [name, field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type)];
    });
    return Object.fromEntries(values);
  }

  /**
   * Reads the fields that the visitor has changed. They are found by comparing values, because the visitor may type
   * before the script has loaded, and not every browser reports what it fills in itself.
   */
  readChanged(): Values {
    const values = Object.entries(this.read());
    const changed = values.filter(([name, value]) => value !== (this.pageValues[name] ?? ''));
    return Object.fromEntries(changed);
  }

  /** The fields that the visitor has changed, and with which text of the page the message begins. */
  makeDraft(): Values {
    const changed = this.readChanged();
    return 'message' in changed ? { ...changed, about: this.pageValues.message ?? '' } : changed;
  }

  /** Fills in a draft, as the visitor's own values, and then what the page knows. */
  fillFirst(draft: Values, page: Values): void {
    this.fill(draft);
    this.pageValues = { message: draft.about ?? '' };
    this.fillFromPage(page, draft);
  }

  /**
   * Fills in what the page knows. It may be filled in again until the visitor changes it. A message that the visitor has
   * written stays, below the text of this page, which replaces that of the page before.
   * @param draft what the visitor changed before a reload; emptied fields look unchanged, and stay empty
   */
  fillFromPage(page: Values, draft: Values = {}): void {
    const { message: before = '' } = this.pageValues;
    const about = page.message || before;
    const field = this.find('message');
    if (field && about !== before && !field.value.startsWith(about)) {
      const own = field.value.replace(before, '').trim();
      field.value = [about, own].filter(Boolean).join('\n\n');
    }
    this.fill({ ...page, ...draft, message: about });
    this.pageValues = { ...page, message: about };
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
