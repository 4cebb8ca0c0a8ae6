/** What places say without a day of arrival: the page comes with it. */
const undated = new WeakMap<object, string>();

/**
 * Puts what is said on a trip's dates into a place of the page; without it, what the page came with.
 * @param key its text, or the address of a link
 */
export function putDated<Key extends 'textContent' | 'href'>(
  place: { [Each in Key]: string | null },
  key: Key,
  dated: string | undefined,
) {
  const before = undated.get(place) ?? place[key] ?? '';
  undated.set(place, before);
  place[key] = dated ?? before;
}
