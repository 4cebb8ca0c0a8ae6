/**
 * The number in a price: currency sign and separators are stripped, as the price filter wants it.
 * @param price a price as the content spells it, such as ₹22,500
 * @returns whole rupees
 */
export function parsePrice(price: string): number {
  return Number(price.replace(/[₹,\s]/g, ''));
}
