import type { CollectionName } from './collections';

/** One thing that is wrong in the content, with all that an editor needs to find it. */
export type Fault = {
  /** The file, from the project's root: content/packages.ts */
  file: string;
  /** The list and the item in it: familyPackages › family-4-nights-5-days */
  item: string;
  /** The field, with its place in a list: activities[2].image.src; empty for the item as a whole. */
  field: string;
  /** What is wrong: is "₹22.500" */
  problem: string;
  /** What would be right: a price in rupees such as ₹22,500 */
  expected: string;
};

/** Thrown when content cannot be used; the message is the report. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    super(formatReport(faults));
    this.name = 'ContentError';
  }
}

/**
 * The report that editors read: faults grouped by file, each with item, field, what is wrong and
 * what is expected. Plain text, no colours, so that it reads the same in a log.
 */
export function formatReport(faults: Fault[]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const files = new Set(faults.map((fault) => fault.file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  return `The content has ${count} in ${where}.\n\n${listFaults(faults)}\n`;
}

/** The same for what is no fault but wants an eye: the site can be built with it. */
export function formatWarnings(warnings: Fault[]): string {
  return `Look at this when you have time; the site can be built with it.\n\n${listFaults(warnings)}\n`;
}

function listFaults(faults: Fault[]): string {
  const files = [...new Set(faults.map((fault) => fault.file))];
  const blocks = files.map((file) => {
    const own = faults.filter((fault) => fault.file === file);
    return `${file}\n${own.map(formatFault).join('\n')}`;
  });
  return blocks.join('\n\n');
}

function formatFault({ item, field, problem, expected }: Fault): string {
  const spot = [item, field].filter(Boolean).join(' › ');
  return `  ${spot || 'the whole file'}\n      ${problem}\n      expected: ${expected}`;
}

/** The list and the name of its item: "familyPackages › family-4-nights-5-days". */
export function itemName(name: CollectionName, item: unknown, index?: number): string {
  if (index === undefined) return name;
  const own = item as { slug?: unknown; id?: unknown; label?: unknown } | null | undefined;
  const called = [own?.slug, own?.id, own?.label].find((value) => value !== undefined);
  return `${name} › ${called === undefined || called === '' ? `item ${index + 1}` : String(called)}`;
}

/** Turns ['activities', 2, 'image', 'src'] into activities[3].image.src, which counts from one. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
