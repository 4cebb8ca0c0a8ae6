/** The Network Information API; only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing should be prefetched: the visitor saves data, or the connection is 2G. */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
