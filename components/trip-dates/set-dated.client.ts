/** What places say without a day of arrival: the page comes with it. */
const originals = new WeakMap<object, string>();

/**
 * Puts what is said on a trip's dates into a place of the page; without it, what the page came with.
 * @param key its text, or the address of a link
 */
export function setDated<Key extends 'textContent' | 'href'>(
  place: { [Each in Key]: string | null },
  key: Key,
  dated: string | undefined,
) {
  const before = originals.get(place) ?? place[key] ?? '';
  originals.set(place, before);
  place[key] = dated ?? before;
}
