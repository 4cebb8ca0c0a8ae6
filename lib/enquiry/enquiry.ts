import type { FormContent, FormField } from '@/content/schema/form';
import type { formSettings } from '@/content/schema/mail-templates';
import { maxNameLength, type NamedItem } from '@/lib/contact/enquiry-route';
import { findDayIssue } from '@/lib/dates/arrival-day';
import { parameters } from '@/lib/routes/parameters';
import { isItemRoute } from '@/lib/routes/routes';
import { readSavedRoutes, savedListUrl } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';
import type { StoredChoice } from '@/lib/trips/choice';
import { valuesForEnquiry } from '@/lib/trips/format-total';
import type { TariffData } from '@/lib/trips/tariff';
import type { MailSettings } from './mail-settings';
import { cleanText, type FormMessages, type Values } from './validation';

/** Stands for a half-typed date, whose text browsers do not report. It is not a valid day. */
export const incompleteDate = '...';

/** The name of a form in the content. */
export type FormName = keyof typeof formSettings;

/** A field of a form; select fields have their options. */
type FieldWithOptions = FormField & { options?: string[] };
export type FormWithOptions = Omit<FormContent, 'fields'> &
  (typeof formSettings)[FormName] & { fields: FieldWithOptions[] };

/** The data file `forms`. The build renders the forms from it, too. */
export type FormsData = {
  forms: Record<FormName, FormWithOptions>;
  messages: FormMessages;
  /** Undefined without a mail service. The forms then only prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and phone. */
  phone: string;
  email: string;
  /** When visitors can expect an answer. */
  replyTime: string;
};

/** What an enquiry depends on, apart from the form: its page, what the browser knows, and the tariff. */
export type EnquiryContext = {
  /** The URL of the page. */
  url: string;
  /** The package that the page is about; undefined on other pages. */
  package: NamedItem | undefined;
  /** The day of arrival, as year-month-day. */
  day: string | undefined;
  /** The current day in India. */
  today: string;
  choice: StoredChoice;
  /** Whether the choice is that of all pages. If the browser blocks site data, each page has its own. */
  isChoiceShared: boolean;
  tariff: TariffData;
};

/** The page that an enquiry is about. */
export type EnquiryPage = Pick<EnquiryContext, 'url' | 'package'>;

/** An enquiry as it would be sent now. */
export type Enquiry = {
  fields: readonly FieldWithOptions[];
  /** What the fields contain. */
  values: Values;
  /** The values that the visitor has entered; '' for a field that was emptied. Other fields follow the page. */
  entered: Values;
  /** The lines about the item or the list in the address, which begin the message; empty if there are none. */
  aboutLines: string;
  /** The lines about the visitor's choice; empty if there are none. */
  choiceLines: string;
  page: EnquiryPage;
  /** The line that names the page. */
  pageLine: string;
};

/** The enquiry of an empty form, as the build renders it. */
export function emptyEnquiry({ fields }: FormWithOptions): Enquiry {
  const values = cleanValues(fields, {});
  const page = { url: '', package: undefined };
  return { fields, values, entered: {}, aboutLines: '', choiceLines: '', page, pageLine: '' };
}

/**
 * Makes an enquiry from what the visitor has entered. The page fills in the other fields. The lines about the choice
 * are for the day in the form, which the visitor may have changed, and for the package that the enquiry names.
 */
export function makeEnquiry(
  { fields, includesDay, includesChoice }: FormWithOptions,
  messages: FormMessages,
  entered: Values,
  context: EnquiryContext,
): Enquiry {
  const { url, package: packageOfPage, day, today } = context;
  const fromPage = { package: packageOfPage?.name ?? '', date: (includesDay && day) || '' };
  const date = entered.date ?? fromPage.date;
  const arrival = date && !findDayIssue(date, today) ? date : undefined;
  const hasMessage = fields.some(({ name }) => name === 'message');
  const about = hasMessage ? readAbout(url, messages, arrival) : { route: '', lines: '' };
  // A total for the default party would not be that of the page where the visitor chose another.
  const route = packageOfPage?.route ?? (context.isChoiceShared ? about.route : '');
  const fromChoice = includesChoice ? readChoice(context, route, arrival) : {};
  const known: Record<string, string> = { ...fromChoice, ...fromPage };

  const prefilled = cleanValues(fields, known);
  const values = cleanValues(fields, { ...prefilled, ...entered });
  // A field that the visitor changes back to what the page has filled in follows the page again, such as its new day.
  const isEntered = ([name, value]: [string, string]) => value !== prefilled[name];
  const stillEntered = Object.fromEntries(Object.entries(values).filter(isEntered));
  const isTotalValid = (arrival || !date) && !totalNames.some((name) => name in stillEntered);
  if (known.total && !isTotalValid) known.total = messages.outdatedTotal;
  return {
    // Visitors who ask about an item need not write a message.
    fields: fields.map((field) =>
      field.name === 'message' && about.lines ? { ...field, required: false } : field,
    ),
    values,
    entered: stillEntered,
    aboutLines: about.lines,
    choiceLines: choiceAsLines(messages, known, values),
    page: { url, package: packageOfPage },
    pageLine: interpolate(messages.pageLine, { page: url }),
  };
}

/** What the choice says, as text. A mistake in a total must not keep an enquiry from being sent. */
function readChoice({ tariff, choice, today }: EnquiryContext, route: string, arrival?: string) {
  try {
    return valuesForEnquiry(tariff, choice, route, { arrival, today });
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** The fields on which a total depends. If the visitor has changed one, the total is for something else. */
const totalNames = ['package', 'nights', 'hotels', 'adults', 'ages'];

/** The parts of a choice that become lines of the enquiry in forms without a field for them, in this order. */
const lineNames = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The parts of a choice that have no field in the form, as lines of text. */
function choiceAsLines(messages: FormMessages, known: Values, values: Values) {
  return lineNames
    .filter((name) => known[name] && !(name in values))
    .map((name) => `${messages.chosen[name]}: ${known[name]}`)
    .join('\n');
}

/** The value of each field in a form, from texts by their names. */
function cleanValues(fields: readonly FieldWithOptions[], texts: Values): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, texts[field.name])]),
  );
}

/** Cleans the text of a field. In a select field, a text that is not one of the options becomes ''. */
export function cleanValue({ type, options }: FieldWithOptions, text = ''): string {
  if (options) return options.includes(text) ? text : '';
  return cleanText(text, type);
}

/**
 * Reads what the contact page's address is about: an item, a service or a saved list. Addresses can be edited, so
 * invalid names and routes are left out.
 * @param arrival the day of arrival, which is added to the URL of a list
 * @returns `lines`: a sentence with the name or names, and a URL; `route`: of the item or service; both may be ''
 */
function readAbout(url: string, messages: FormMessages, arrival: string | undefined) {
  const { search, searchParams, origin } = new URL(url);
  const text = searchParams.get(parameters.itemName) ?? '';
  const name = cleanText(text.replace(/\p{Cc}+/gu, ' '));
  const isName = name !== '' && name.length <= maxNameLength;
  const sentence = isName ? interpolate(messages.aboutItem, { item: name }) : '';
  const saved = readSavedRoutes(search);
  const itemRoute = searchParams.get(parameters.itemRoute) ?? '';
  const isRoute = isItemRoute(itemRoute) || /^\/[a-z0-9-]{1,60}$/.test(itemRoute);
  const route = isName && isRoute ? itemRoute : '';
  const listUrl = saved.length > 0 ? savedListUrl(saved, origin, arrival) : '';
  const lines = [sentence, route && origin + route, listUrl].filter(Boolean).join('\n');
  return { route, lines };
}
