'use client';

/** What the browser knows of the connection; Chromium alone tells. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing should be fetched before it is asked for: people save data, or it is 2G. */
export function isScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
