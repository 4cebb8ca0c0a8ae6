import { joinWords } from './text/join-words';

/** The name of a month from 1 to 12. */
export function monthName(month: number): string {
  const options = { month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-IN', options).format(new Date(Date.UTC(2000, month - 1)));
}

/**
 * Names months in words; three and more in a row by their ends: June to September, and November.
 * @param months from 1 to 12, in the order of the year
 */
export function monthsInWords(months: readonly number[]): string {
  const rows: number[][] = [];
  for (const month of months) {
    const row = rows.at(-1);
    if (row?.at(-1) === month - 1) row.push(month);
    else rows.push([month]);
  }
  return joinWords(
    rows.flatMap((row) => {
      const names = row.map(monthName);
      return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names;
    }),
  );
}
