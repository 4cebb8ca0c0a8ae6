/** A stream of numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** Starts a stream of random numbers; any mix of words and numbers is a seed. */
export function random(...seed: (string | number)[]): Random {
  let state = 0x811c9dc5;
  for (const char of seed.join(' ')) {
    state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export function between(r: Random, low: number, high: number): number {
  return low + r() * (high - low);
}

/** One item of a list that is not empty. */
export function pick<T>(r: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(r() * items.length)] ?? items[0];
}

/** Smooth noise along a line, about -1 to 1: `at(x)` with features about `scale` wide. */
export function noise(r: Random, scale: number): (x: number) => number {
  const values = Array.from({ length: 256 }, () => r() * 2 - 1);
  const value = (i: number) => values[((i % 256) + 256) % 256] ?? 0;
  const octave = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return value(i) * (1 - s) + value(i + 1) * s;
  };
  return (x) => 0.65 * octave(x / scale) + 0.35 * octave((x / scale) * 2.3 + 31);
}
