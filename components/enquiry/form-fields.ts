import { readDay } from '@/components/dates/day-store';
import { readChoice } from '@/components/trip-options/choice-store';
import type { FormsFile } from '@/lib/content/query/forms';
import { isDay } from '@/lib/dates/calendar-day';
import { aboutLines, type FormName, routeInAddress } from '@/lib/enquiry/message';
import { cleanText, type Values } from '@/lib/enquiry/validation';
import { chosenFacts } from '@/lib/trip-options/choice';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of an enquiry form: what the visitor types, and what the page fills in. */
export class FormFields {
  /** What the page has filled in, by the names of the fields. */
  private filled: Values = {};
  private element: HTMLFormElement | null = null;

  constructor(
    private readonly name: FormName,
    private readonly data: FormsFile,
  ) {}

  /** The form. After other software has changed the page, React replaces it; until then the old one has the values. */
  get form(): HTMLFormElement {
    this.element = document.querySelector(`form[data-enquiry=${this.name}]`) ?? this.element;
    return this.element as HTMLFormElement;
  }

  /** Reads all fields, and cleans their values (`cleanText`). A field that the page lacks is empty. */
  read(): Values {
    const values = this.data.forms[this.name].fields.map(({ name, type }) => {
      const field = this.find(name);
      const value = field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type);
      return [name, value];
    });
    return Object.fromEntries(values);
  }

  /** Reads what the visitor has typed: the values that the page has not filled in. */
  readTyped(): Values {
    const isTyped = ([name, value]: [string, string]) => value !== (this.filled[name] ?? '');
    return Object.fromEntries(Object.entries(this.read()).filter(isTyped));
  }

  /** Whether a bot has filled in the honeypot. */
  isFromBot(): boolean {
    return Boolean(new FormData(this.form).get(honeypotName));
  }

  /** Fills in a draft. Its message then starts with the item or the list that the address names. */
  fillDraft(draft: Values): void {
    this.fill(draft);
    const about = this.readAbout();
    const { message } = this.readTyped();
    if (message && !message.includes(about)) this.set('message', `${about}\n\n${message}`);
  }

  /** Fills in the trip of the page, the day of arrival, and the visitor's choice for the trip. */
  fillFromPage(): void {
    const article = document.querySelector<HTMLElement>('article[data-item-name]');
    const values = {
      ...this.readFacts(),
      trip: article?.dataset.itemName ?? '',
      // Those whose ferry is cancelled are asked for the day of their flight home.
      date: (this.name !== 'ferry' && readDay()) || '',
      message: this.readAbout(),
    };
    this.fill(values);
    this.filled = values;
  }

  /** Empties all fields, then fills in those that the page has values for. */
  reset(): void {
    this.form.reset();
    this.filled = {};
    this.fillFromPage();
  }

  /**
   * Reads the parts of the visitor's choice that have no field in the form, as lines of text. The total is that for the
   * day in the form. For another trip than that of the page, there are only the extras.
   */
  readChosen(): string {
    const { date = '' } = this.read();
    const typed = this.readTyped();
    const { total, ...facts } = this.readFacts(isDay(date) ? date : undefined);
    // The total is for the choice, so it is left out when the visitor has typed other values.
    const isOther = Object.keys(facts).some((name) => name in typed);
    const chosen: Values = isOther ? facts : { ...facts, total };
    const shown: Values = 'trip' in typed ? { extras: facts.extras } : chosen;
    const lines = Object.entries(this.data.messages.chosen).flatMap(([name, label]) =>
      shown[name] && !this.find(name) ? `${label}: ${shown[name]}` : [],
    );
    return lines.join('\n');
  }

  /** The facts of the visitor's choice, for the trip of this page or of its address. */
  private readFacts(day?: string) {
    const route = routeInAddress(location.href) ?? location.pathname;
    return chosenFacts(this.data.options, readChoice(), route, day);
  }

  private readAbout(): string {
    return aboutLines(location.href, this.data.messages, readDay()) ?? '';
  }

  /** Fills in the fields into which the visitor has typed nothing. */
  private fill(values: Values): void {
    const typed = this.readTyped();
    for (const [name, value] of Object.entries(values)) {
      if (!(name in typed)) this.set(name, value);
    }
  }

  private find(name: string): Field | null {
    return this.form.querySelector<Field>(`[name="${name}"]`);
  }

  private set(name: string, value: string): void {
    const field = this.find(name);
    if (!field) return;
    field.value = value;
    // A select without this option.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
}
