import type { FormContent, FormField } from '@/content/schema/form';
import type { BusyPeriod, ferryMonths } from '@/content/schema/opening';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content/load/files';
import type { OpenDays } from '@/lib/dates/openings';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import type { FormName } from '@/lib/enquiry/message';
import type { EnquiryMessages } from '@/lib/enquiry/validation';
import type { Surcharge } from '@/lib/money/payment';
import type { AllOptions } from '@/lib/trip-options/trip-options';

// What the files contain that browsers fetch when they need data (app/*.json). The other files of this folder make them
// at build time from all content, so browsers must not import those.

/** A field of a form; select fields have their options. */
export type FieldWithOptions = FormField & { options?: string[] };
export type FormWithOptions = Omit<FormContent, 'fields'> & { fields: FieldWithOptions[] };

/** forms.json: the data of the enquiry forms, which the server uses too. */
export type FormsFile = {
  forms: Record<FormName, FormWithOptions>;
  messages: EnquiryMessages;
  /** Undefined without a mail service; the forms then only prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
  tripOptions: AllOptions;
  /** The expected time of an answer. */
  reply: string;
};

/** The opening days of a sight, and those of what is open instead in another season. */
export type TripOpening = OpenDays & { name: string; instead?: TripOpening | undefined };

export type TripDay = {
  title: string;
  /** The place of the night or of the flight home, in degrees north and east. */
  at: readonly [north: number, east: number];
  /** The openings of its sights. */
  sees: TripOpening[];
  sails: boolean;
};

export type UndatedTrip = {
  name: string;
  /** The latest landing on its first day, in words: 1 pm. */
  landBy: string;
  days: TripDay[];
  /** The nights that visitors can add to it, with the slugs of the extras. */
  nights: (TripDay & { slug: string })[];
};

/** The reliability of ferries in months in which they may not sail. */
export type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

/** trips.json: the data for putting dates on packages. */
export type TripsFile = {
  messages: (typeof labels)['dates'];
  /** The months, from 1 to 12, in which storms can stop ferries. */
  sea: Record<FerryReliability, number[]>;
  surcharge?: Surcharge | undefined;
  /** Payments and cancellation charges, in percent of the price, by days before the landing. */
  terms: {
    steps: Terms['cancellation']['steps'];
    deposit: number;
    /** The number of days before the landing on which the balance is due. */
    balanceDays: number;
    /** A note that these terms are examples, if they are. */
    example?: string | undefined;
  };
  crowds: BusyPeriod[];
  /** The trips by their routes. */
  trips: Record<string, UndatedTrip>;
};

export type FactName = keyof (typeof labels)['comparisonFacts']['headings'];

/** The facts of a trip for comparison. Each has one or more lines. */
export type ComparisonFacts = Record<FactName, string[]>;

/** saved.json: all items that can be saved. */
export type SavedFile = {
  /** The time of the build, in ISO 8601; undefined in `npm run dev`. */
  build: string | undefined;
  items: SavedItem[];
};

/** An item that can be saved. */
export type SavedItem = {
  route: string;
  /** Its name in messages. */
  name: string;
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** Only trips have facts for comparison. */
  facts?: ComparisonFacts;
};

/** search.json: an item, a page or a section of a page. */
export type SearchRecord = {
  name: string;
  /** Its group in the list, such as "Places". */
  kind: string;
  /** The address of its page, or of its section on a page. */
  href: string;
  /** A sentence that describes it. */
  line: string;
  /** Its other names. */
  also?: readonly string[] | undefined;
  /** Further words by which it is found; they aren't shown. */
  hiddenWords?: string | undefined;
  /** Other text of its page. */
  text?: string | undefined;
  /** Its weight; by default 1. */
  weight?: number | undefined;
};
