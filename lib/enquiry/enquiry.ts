import type { FormContent, FormField } from '@/content/schema/form';
import type { formSettings } from '@/content/schema/mail-templates';
import { maxNameLength, type NamedItem } from '@/lib/contact/enquiry-route';
import { findDayIssue } from '@/lib/dates/arrival-day';
import { parameters } from '@/lib/routes/parameters';
import { isItemRoute } from '@/lib/routes/routes';
import { readSavedRoutes, savedListUrl } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';
import type { StoredChoice } from '@/lib/trips/choice';
import { choiceAsLines, valuesForEnquiry } from '@/lib/trips/format-total';
import { planTrip } from '@/lib/trips/plan-trip';
import { findPackage, type Tariff } from '@/lib/trips/tariff';
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

/** The page that an enquiry is about. */
export type EnquiryPage = {
  url: string;
  /** The package that the page is about; undefined on other pages. */
  package: NamedItem | undefined;
};

/** What an enquiry depends on, apart from its form: the page, what the browser knows, and the tariff. */
export type EnquiryContext = {
  page: EnquiryPage;
  /** The day of arrival, as year-month-day. */
  day: string | undefined;
  /** The current day in India. */
  today: string;
  choice: StoredChoice;
  /** Whether the choice is that of all pages. If the browser blocks site data, each page has its own. */
  isChoiceShared: boolean;
  /** Undefined for forms that don't include the choice. */
  tariff: Tariff | undefined;
};

/**
 * An enquiry as it would be sent now. A field is _prefilled_ with what the page, the day of arrival and the choice say,
 * and follows them, until the visitor has _entered_ something else.
 */
export type Enquiry = {
  fields: readonly FieldWithOptions[];
  /** What the fields show: what is entered or else prefilled; '' for an empty field. */
  values: Values;
  /** Those of the values that are entered; '' for a prefilled field that the visitor has emptied. */
  entered: Values;
  /** The lines about the item or the list in the address, which begin the message; empty if there are none. */
  aboutLines: string;
  /** The lines about the visitor's choice; empty if there are none. */
  choiceLines: string;
  page: EnquiryPage;
  /** The line that names the page. */
  pageLine: string;
};

/** What the visitor has entered, and the page that it is about. */
export type Entry = { entered: Values; page?: EnquiryPage | undefined };

/** What a form contains when something has happened to it. */
export type FormInput = {
  /** What is in the fields. Some browsers and password managers fire no event when they fill in fields. */
  inFields: Values;
  /** What the form has last shown in them. */
  shown: Values;
  /** What was entered before. When the form opens, this is its draft; undefined if there is none. */
  earlier: Entry | undefined;
  /** Whether the form opens after Back or Forward. Browsers then fill in fields as the visitor left them on this page. */
  isRestored: boolean;
};

/** The enquiry of an empty form, as the build renders it. */
export function emptyEnquiry({ fields }: FormWithOptions): Enquiry {
  const values = cleanValues(fields, {});
  const page = { url: '', package: undefined };
  return { fields, values, entered: {}, aboutLines: '', choiceLines: '', page, pageLine: '' };
}

/**
 * Makes an enquiry from what the visitor has entered, and fills in the other fields. The lines about the choice are for
 * the day in the form, which the visitor may have changed, and for the package that the enquiry names.
 */
export function makeEnquiry(
  { fields, includesDay }: FormWithOptions,
  messages: FormMessages,
  input: FormInput,
  context: EnquiryContext,
): Enquiry {
  const { entered, page } = mergeInput(input, context.page);
  const day = includesDay ? context.day : undefined;
  const date = entered.date ?? day;
  const arrival = date && !findDayIssue(date, context.today) ? date : undefined;
  const hasMessage = fields.some(({ name }) => name === 'message');
  const about = hasMessage ? readAbout(page.url, messages, arrival) : { route: '', lines: '' };
  // A total for the default party would not be that of the page where the visitor chose another.
  const route = page.package?.route ?? (context.isChoiceShared ? about.route : '');
  const fromChoice = readChoice(context, route, arrival);
  const fromPage = { package: page.package?.name ?? '', date: day ?? '' };
  // By the names of fields, some of which the form may lack.
  const known: Record<string, string> = { ...fromChoice, ...fromPage };
  const prefilled = cleanValues(fields, known);
  const values = cleanValues(fields, { ...prefilled, ...entered });
  // A field that the visitor changes back to what the page has filled in follows the page again, such as its new day.
  const stillEntered = differing(values, prefilled);
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
    choiceLines: context.tariff ? choiceAsLines(known, context.tariff.totalMessages, values) : '',
    page,
    pageLine: interpolate(messages.pageLine, { page: page.url }),
  };
}

/** What the visitor has entered, from all that is in the form, and the page that it is about. */
function mergeInput({ inFields, shown, earlier, isRestored }: FormInput, current: EnquiryPage) {
  const changed = differing(inFields, shown);
  const before = earlier?.entered ?? {};
  // What the browser restores may be older than the draft, and already sent if that is empty.
  const entered =
    earlier && isRestored
      ? { ...(hasText(before) && changed), ...before }
      : { ...before, ...changed };
  // On other pages, it doesn't become an enquiry about something else, except by a link such as Enquire Now.
  const page = (hasText(entered) && earlier?.page) || current;
  const namesItem = new URL(current.url).searchParams.has(parameters.itemName);
  return { entered, page: namesItem ? { ...page, url: current.url } : page };
}

const hasText = (values: Values) => Object.values(values).some(Boolean);

/** Those of the values that differ from others. */
const differing = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== others[name]));

/** What the choice says, as text. A mistake in a total must not keep an enquiry from being sent. */
function readChoice({ tariff, choice, today }: EnquiryContext, route: string, arrival?: string) {
  try {
    if (!tariff) return {};
    const item = findPackage(tariff, route);
    const trip = item && planTrip(tariff, item, choice, { arrival, today });
    return valuesForEnquiry(tariff, choice, trip);
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** The fields on which a total depends. If the visitor has changed one, the total is for something else. */
const totalNames = ['package', 'nights', 'hotels', 'adults', 'ages'];

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
  const saved = readSavedRoutes(search) ?? [];
  const itemRoute = searchParams.get(parameters.itemRoute) ?? '';
  const isRoute = isItemRoute(itemRoute) || /^\/[a-z0-9-]{1,60}$/.test(itemRoute);
  const route = isName && isRoute ? itemRoute : '';
  const listUrl = saved.length > 0 ? savedListUrl(saved, origin, arrival) : '';
  const lines = [sentence, route && origin + route, listUrl].filter(Boolean).join('\n');
  return { route, lines };
}
