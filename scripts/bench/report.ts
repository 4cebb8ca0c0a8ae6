import { bytesTable, lighthouseTables, modalTable, tapTable, targetTable } from './tables';
import { judge, type Results } from './targets';

/** What docs/performance.md begins with; the tables stand below it, between marks. */
export const introduction = `# How fast the site is

Written by \`npm run bench\` (the first part) and \`npm run bench -- --growth\` (the second): what stands
between the marks is replaced by the next run, the rest is yours. Run them after \`npm run build\`, on a
machine that does nothing else: half of these numbers are times.

Every page is measured beside its own limit: the same page, built from the same \`out/\`, with all
scripts taken out. What the site costs over that is what its scripts cost. Both are served by
\`npm run serve\` (brotli copies, HTTP/1.1 without TLS, on this computer) and take turns in one run.
`;

type Setting = { day: string; machine: string; runs: number };

/** The part of docs/performance.md that a run without growth writes. */
export function usualReport(results: Results, { day, machine, runs }: Setting): string {
  const { lighthouse, bytes, tap, modal } = results;
  return [
    `## Measured on ${day}`,
    `${machine}. Of ${runs} runs each number is the median, each by itself.`,
    targetTable(judge(results)),
    lighthouse && part('Lighthouse', aboutLighthouse, lighthouseTables(lighthouse)),
    bytes && part('Bytes and requests', aboutBytes, bytesTable(bytes)),
    tap && part('From a tap to the next page', aboutTap, tapTable(tap)),
    modal && part('Opening a dialog', aboutModal, modalTable(modal)),
  ]
    .filter((text) => text !== undefined)
    .join('\n\n');
}

function part(heading: string, about: string, table: string): string {
  return `### ${heading}\n\n${about}\n\n${table}`;
}

const aboutLighthouse = `Mobile, default throttling (slow 4G and a fourth of the processor, both simulated from a run at full
speed), in a new profile each time.`;

const aboutBytes = `On a window of 390 × 844 pixels at three times the density, with an empty cache; bytes as they come over
the wire, headers included, 1 KB = 1,000 bytes. The first view ends with the first script that is asked for after
the page has loaded; scripts that come earlier count into it. Scripts are held against their target without
headers, and after the page has been read to its end, as carousels load what they need when they come near.`;

const aboutTap = `At 1.6 Mbit/s down, 750 kbit/s up, 150 ms from question to answer and a fourth of the processor, from the
moment the finger lifts until a frame with the heading of the next page has been painted. The page that is left
has loaded fully. Prefetched: the link was hovered and focused before, and what that fetches has come.
Without scripts: the same link on the same page, as any browser follows it.`;

const aboutModal = `On /packages with a fourth of the processor, by the browser's Event Timing: how long the tap waits until the page
begins to handle it (the longest of its events), and until the next frame is painted. Before the scripts:
they are held, and the browser opens the dialog. While they come: tapped as soon as the page has loaded.`;
