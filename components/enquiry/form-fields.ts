import type { Enquiry } from '@/lib/enquiry/message';
import { cleanText, type Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields of a form. Their values, by the names of the fields, are in three layers:
 *
 * | layer     | what it has                                          | of which fields               |
 * | --------- | ---------------------------------------------------- | ----------------------------- |
 * | edited    | what the visitor has typed or chosen; '' if emptied  | those that they have changed  |
 * | prefilled | what the page knows: the trip, the day, the choice   | those that it knows           |
 * | displayed | what the fields contained after the last update      | all                           |
 *
 * A field displays its edited value or else its prefilled one. A draft has the edited ones alone.
 */
export class FormFields {
  /** The form; while React replaces it, the removed one, whose fields still have their values. */
  element: HTMLFormElement | null = null;
  edited: Values = {};
  prefilled: Values = {};
  displayed: Values = {};

  /** @param prefill gets the edited values, and returns the prefilled ones */
  constructor(
    private readonly fields: Enquiry['fields'],
    private readonly prefill: (edited: Values) => Values,
  ) {}

  /** The edited values without half-typed dates, which no field could show again. */
  get draft(): Values {
    return pick(this.edited, (value) => value !== halfTyped);
  }

  /**
   * Replaces the edited values: by a draft, or by none. The next update displays them. At the start, whatever the
   * fields contain was typed before the script loaded, and replaces the draft.
   */
  reset(edited: Values): void {
    this.edited = edited;
    this.prefilled = this.prefill(edited);
  }

  /** Takes over what the visitor has changed since the last update, and prefills the other fields again. */
  update(): void {
    const present = this.read();
    // Values are compared, because not every browser or password manager reports what it fills in.
    const changed = pick(present, (value, name) => value !== (this.displayed[name] ?? ''));
    const edited = { ...this.edited, ...changed };
    this.edited = pick(edited, (value, name) => value !== (this.prefilled[name] ?? ''));
    this.prefilled = this.prefill(this.edited);
    this.fill(present);
    // Read again, because a select refuses options that it lacks.
    this.displayed = this.read();
  }

  /** Whether a bot has filled in the form. */
  hasHoneypotValue(): boolean {
    return Boolean(this.find(honeypotName)?.value);
  }

  /** Reads and cleans the values (`cleanText`). A field that the page lacks is empty. */
  private read(): Values {
    const values = this.fields.map(({ name, type }) => {
      const field = this.find(name);
      return [name, field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type)];
    });
    return Object.fromEntries(values);
  }

  /** Leaves fields alone that have their value already, because the cursor may be in them. */
  private fill(present: Values): void {
    const values = { ...this.prefilled, ...this.edited };
    for (const { name } of this.fields) {
      const { [name]: value = '' } = values;
      const field = this.find(name);
      if (field && value !== present[name]) field.value = value;
    }
  }

  private find(name: string): Field | null {
    return this.element?.querySelector<Field>(`[name="${name}"]`) ?? null;
  }
}

function pick(values: Values, isWanted: (value: string, name: string) => boolean): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isWanted(value, name)),
  );
}
