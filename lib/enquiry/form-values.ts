import type { Values } from './validation';

/** The values of a form, by the names of its fields. */
export type FormValues = {
  /** What the visitor has changed; an emptied field is ''. A draft holds these. */
  own: Values;
  /** What the page fills in where the visitor has changed nothing. */
  page: Values;
  /** What the fields contain. */
  shown: Values;
};

/**
 * Finds the visitor's own values. Values are compared, because not every browser or password manager reports what it
 * fills in.
 * @param present what the fields contain now
 * @returns the earlier own values and what has changed since, without those that the page would fill in, too
 */
export function findOwnValues({ own, page, shown }: FormValues, present: Values): Values {
  const changed = Object.entries(present).filter(([name, value]) => value !== (shown[name] ?? ''));
  const all = Object.entries({ ...own, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([name, value]) => value !== (page[name] ?? '')));
}
