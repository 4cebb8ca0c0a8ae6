type Rgb = [red: number, green: number, blue: number];

function channels(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(long.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour that lies between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, i) => {
    const blended = Math.round(value + ((b[i] ?? 0) - value) * share);
    return Math.min(255, Math.max(0, blended)).toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** How much light a colour gives, from 0 to 1 (relative luminance of WCAG). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A little nearer to black. */
export function darker(colour: string, share = 0.2): string {
  return mix(colour, '#0a0f1e', share);
}

/** A little nearer to white. */
export function lighter(colour: string, share = 0.2): string {
  return mix(colour, '#ffffff', share);
}
