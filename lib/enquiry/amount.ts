import { cleanText } from './clean';

/** The most people or nights that a form takes. */
const most = 60;

/** Whether a text is a whole number of people or nights, from 1 to 60. */
export function isAmount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}

/**
 * The next amount up or down.
 * @param text what the field holds; what is no number counts as none
 * @param by 1 or -1
 * @returns a number from 1 to 60, or nothing below 1
 */
export function stepAmount(text: string, by: 1 | -1): string {
  const next = Math.min((Number.parseInt(cleanText(text, 'number'), 10) || 0) + by, most);
  return next >= 1 ? `${next}` : '';
}
