/**
 * An address with another value of a query parameter or, without a value, without the parameter. The rest
 * of it stays as it is: its commas and slashes are readable.
 * @param href a full address, or one that begins with /
 */
export function setParameter(href: string, name: string, value?: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(href) ?? [];
  const others = query.split('&').filter((one) => one && one.split('=')[0] !== name);
  // Commas are allowed in a query, and an address that is passed on should be readable.
  const own = value && new URLSearchParams({ [name]: value }).toString().replaceAll('%2C', ',');
  const all = own ? [...others, own] : others;
  return path + (all.length > 0 ? `?${all.join('&')}` : '') + hash;
}
