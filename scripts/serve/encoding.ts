/** The codings of the copies that `scripts/finish` writes beside the files, the preferred first. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * Chooses the coding to send.
 * @param accept the Accept-Encoding header, undefined when the request has none
 * @param available the codings at hand, the preferred first
 * @returns the acceptable coding of the highest weight, or undefined for the plain file. The plain
 *   file is also the answer when the header forbids everything: better than none.
 */
export function chooseEncoding(
  accept: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = parseWeights(accept ?? '');
  const plain = weights.get('identity') ?? 0;
  const acceptable = available
    .map((name) => ({ name, weight: weights.get(name) ?? weights.get('*') ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    // The sort is stable: at equal weights the order of `available` stays.
    .sort((a, b) => b.weight - a.weight);
  return acceptable[0]?.name;
}

/** `gzip;q=0.5, *` → gzip 0.5, * 1. A weight that is not a number counts as 0: never. */
function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1).trim() || Number.NaN);
    // x-gzip is the old name of gzip.
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : Math.min(weight, 1));
  }
  return weights;
}
