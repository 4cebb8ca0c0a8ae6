/**
 * The value in the middle; of an even number of values the mean of the two in the middle.
 * @throws an Error when there is no value
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no value to measure');
  return (lower + upper) / 2;
}

/** `1.15`: how many times as much the first is as the second; 1 when both are nothing. */
export function ratio(value: number, limit: number): number {
  return value === limit ? 1 : value / limit;
}

/** Bytes as `41.5 KB`, of 1,000 bytes each. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Milliseconds as `85 ms`, or from a second on as `1.24 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 999.5) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${Math.round(milliseconds)} ms`;
}

/** `1.15 ×` */
export function times(value: number): string {
  return `${value.toFixed(2)} ×`;
}
