/** What lies between two ends, such as 20 to 45; one of them where they are alike. */
export function rangeInWords(from: string | number, to: string | number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
