import type { Values } from './validation';

/** The values of a form, by the names of its fields. */
export type FormValues = {
  /**
   * What the visitor has changed; an emptied field is ''. With a message, `about` has the first lines with which it
   * began.
   */
  own: Values;
  /** What the page knows. A message begins with its lines `about`, which name what the enquiry is about. */
  page: Values;
  /** What the fields contain. */
  shown: Values;
};

type Sources = Pick<FormValues, 'own' | 'page'>;

const firstLines = ({ own, page }: Sources) => page.about || own.about || '';

/**
 * @returns what the fields should contain: the visitor's own values, or else what the page knows. In the visitor's own
 *   message, the first lines of this page replace those of another.
 */
export function mergeValues({ own, page }: Sources): Values {
  const about = firstLines({ own, page });
  const { message = about, about: before = '' } = own;
  const isAbout = about === before || message.startsWith(about);
  const rest = message.replace(before, '').trim();
  const joined = [about, rest].filter(Boolean).join('\n\n');
  return { ...page, ...own, message: isAbout ? message : joined };
}

/**
 * Takes over what the visitor has changed. Values are compared, because not every browser or password manager reports
 * what it fills in.
 * @param present what the fields contain now
 */
export function takeOver(values: FormValues, present: Values): FormValues {
  const { own, page, shown } = values;
  const entries = Object.entries(present).filter(([name, value]) => value !== (shown[name] ?? ''));
  const changed = Object.fromEntries(entries);
  if ('message' in changed) changed.about = firstLines(values);
  return { own: { ...own, ...changed }, page, shown: present };
}

/**
 * The visitor's own values when a form starts: those of the draft, and what was typed before the script loaded. After a
 * reload, browsers also restore what the page had filled in.
 */
export function firstValues(draft: Values, page: Values, present: Values): Values {
  const known = mergeValues({ own: draft, page });
  const typed = Object.entries(present).filter(([name, value]) => value !== known[name]);
  return takeOver({ own: draft, page: {}, shown: {} }, Object.fromEntries(typed)).own;
}
