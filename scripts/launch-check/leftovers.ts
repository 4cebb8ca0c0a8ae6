import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
} from '@/lib/content/collections';
import { itemName } from '@/lib/content/fault';
import { visible } from '@/lib/content/visible';
import { walk } from '@/lib/content/walk';

// What the site is called before its owner gives it a name. All of it is looked for only when the
// company has another name: until then it is no leftover.
const exampleName = 'Sea Almond';
const exampleLeaf = 'M18.45 29.44C22.62';
const exampleYear = '2024';
const exampleAddress = ['Port Blair', 'South Andaman, 744101'];

/** The name in prose, and in one word, as in addresses. The tree is written small, in two words. */
const trace = /Sea Almond|SEA ALMOND|[Ss]ea[._]?[Aa]lmond/;

/** Pages about the company tell where its name comes from, so there the tree is a leftover, too. */
const aboutTheName: CollectionName[] = ['about'];

/** The files of an export in which a text can stand. */
const readable = /\.(html|txt|xml|json|webmanifest|ics|svg)$|^(manifest|_redirects|_headers)/;

/**
 * What is left of the example's name, its year and its logo once the company has a name of its own.
 * @param content the content as it is printed, with its placeholders filled
 * @param files the export, unless it is to be built again anyway, and the drawings of the logo by their names
 * @returns one line for each: where, what is left, what to do; none while the name is the example's
 */
export function findLeftovers(
  content: Partial<Content>,
  { output, logos }: { output: string | undefined; logos: Record<string, string> },
): string[] {
  const { company } = content;
  if (!company || company.name === exampleName) return [];
  const inContent = findInTexts(content);
  return [
    ...inContent,
    ...(company.copyright.includes(`© ${exampleYear}`)
      ? [
          `content/company.ts: company › copyright says ${exampleYear}, the example’s year. Put the year in which your site begins.`,
        ]
      : []),
    ...(isDeepStrictEqual(company.address.slice(1), exampleAddress)
      ? [
          'content/company.ts: company › address is the example’s, which has no street. Put the full address of your office.',
        ]
      : []),
    ...Object.entries(logos).flatMap(([file, drawn]) =>
      drawn.includes(exampleLeaf)
        ? `${file}: the logo is still the leaf of ${exampleName}. Put your own shapes into lib/logo.ts and run npm run art.`
        : [],
    ),
    // What the content says is on its pages, too.
    ...(inContent.length > 0 || !output ? [] : findInPages(output)),
  ];
}

function findInTexts(content: Partial<Content>): string[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const isList = Array.isArray(value);
    const items = isList ? visible(value) : [value];
    return items.flatMap((item, index) =>
      walk(item)
        .filter(({ key }) => !['src', 'slug', 'id'].includes(key))
        .flatMap(({ path: field, value: texts }) => {
          const isLeft = [texts].flat().some(
            (text) =>
              typeof text === 'string' &&
              // Such an address is told of as an example already.
              !/\.example\b/.test(text) &&
              (trace.test(text) || (aboutTheName.includes(name) && /sea.almond/i.test(text))),
          );
          const at = itemName(name, item, isList ? index : undefined);
          return isLeft
            ? `${collections[name].file}: ${at} › ${field} still speaks of ${exampleName}. Write {company} for your name, or a text of your own.`
            : [];
        }),
    );
  });
}

function findInPages(output: string): string[] {
  const names = namesIn(output).filter((name) => readable.test(name));
  const left = names.filter((name) => trace.test(readFileSync(path.join(output, name), 'utf8')));
  if (left.length === 0) return [];
  const such = left.slice(0, 3).join(', ');
  const count = left.length === 1 ? '1 file still says' : `${left.length} files still say`;
  return [
    `out/: ${count} ${exampleName}: ${such}${left.length > 3 ? ' …' : ''}. Build it again: npm run build. If it stays, look for the name in app/, components/ and public/.`,
  ];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.split(path.sep).join('/'),
    );
  } catch {
    return [];
  }
}
