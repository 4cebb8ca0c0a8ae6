/** One thing that the owner sees to before the site goes live. */
export type Finding = {
  /** The file that is changed, or the command that is run again. */
  file: string;
  /** The item and its field: testimonials › ananya-pune › example */
  spot: string;
  /** What it is today, as the end of a sentence: is "+91 3192 000 001", a number that … */
  problem: string;
  /** What to do. */
  advice: string;
};

/** The finding in one line. */
export function formatFinding({ file, spot, problem, advice }: Finding): string {
  return `${file}: ${spot} ${problem}. ${advice}.`;
}
