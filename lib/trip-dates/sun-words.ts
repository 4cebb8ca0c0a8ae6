/** How texts write a time before the sun rises or sets, in minutes. */
const spans: Record<string, number> = {
  'half an hour': 30,
  'an hour': 60,
  'an hour and a half': 90,
  'two hours': 120,
  'two and a half hours': 150,
  'three hours': 180,
};

/** A time by the sun: its words, such as an hour before sunrise, and what they mean. */
export type SunTime = { words: string; minutes: number; event: 'rise' | 'set' };

/**
 * Finds the times that a text gives by the sun, so that a dated trip can give them by the clock.
 * @param text of a day, such as: Leave the hotel an hour before sunrise.
 */
export function sunTimesIn(text: string): SunTime[] {
  const pattern = new RegExp(
    `(?<!of )(${Object.keys(spans).join('|')}) before sun(rise|set)`,
    'gi',
  );
  return [...text.matchAll(pattern)].map(([words, span = '', event]) => ({
    words,
    minutes: spans[span.toLowerCase()] ?? 0,
    event: event as SunTime['event'],
  }));
}
