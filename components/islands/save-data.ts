'use client';

/** The Network Information API; Chromium alone has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing is to be fetched in advance: the visitor saves data, or the connection is 2G. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
