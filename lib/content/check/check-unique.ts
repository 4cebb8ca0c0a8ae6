import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
  type RawContent,
  typesWithoutDialog,
} from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { routes } from '@/lib/routes';
import { partsOfPages } from './check-references';
import { entriesOf } from './entries';

const sitePage = 'a page of the site';
const keyOf = (space: string, name: unknown) => `${space} ${name}`;

/**
 * Checks that names are unique: within a list, within all lists with the same parent page, and among all
 * items with cards, since one page may show cards of several lists.
 */
export function checkUnique(raw: RawContent): ContentIssue[] {
  // The pages of the site come first: no entry of the top level may have the address of one of them.
  const pages = Object.values(routes).map(
    (route) => [keyOf('', route.slice(1)), sitePage] as const,
  );
  const seen = new Map<string, string>(pages);
  return collectionNames.flatMap((name) => {
    const space = spaceOf(name);
    return entriesOf(raw, name).flatMap((entry) => {
      const field = (['slug', 'id', 'label'] as const).find((one) => entry[one] !== undefined);
      const key = keyOf(space, field && entry[field]);
      const first = seen.get(key);
      if (!field || first === undefined) {
        seen.set(key, name);
        return [];
      }
      const problem =
        first === sitePage
          ? `"${entry[field]}" is the address of another page of the site`
          : `is a copy: "${entry[field]}" stands in ${first} already`;
      const issue = issueAt(name, entry, field, { problem, expected: `another ${field} here` });
      return { ...issue, entry: (raw[name] as unknown[]).indexOf(entry) };
    });
  });
}

/** What names of a list share with those of other lists. */
function spaceOf(name: CollectionName): string {
  const collection = collections[name];
  if (!('type' in collection)) return name;
  const hasCards = !typesWithoutDialog.some((type) => type === collection.type);
  return hasCards ? 'cards' : collection.parentRoute;
}

/** Checks that no entry has the name of another part of its page. */
export function checkParts(content: Partial<Content>): ContentIssue[] {
  return Object.values(partsOfPages(content)).flatMap((parts) => {
    const names = parts.map(({ name }) => name);
    return parts.flatMap(({ name, namedBy }, index) =>
      namedBy && names.indexOf(name) < index
        ? issueAt(...namedBy, {
            problem: `"${name}" is the id of a part of the page already`,
            expected: 'another id here, which no other part has',
          })
        : [],
    );
  });
}

/** Checks that the slugs of posts are their titles: visitors may type either. */
export function checkSlugs({ posts = [] }: Partial<Content>): ContentIssue[] {
  return posts
    .filter(({ slug, title }) => slug !== toSlug(title))
    .map((post) =>
      issueAt('posts', post, 'slug', {
        problem: `is "${post.slug}", which is not the title`,
        expected: `${toSlug(post.title)} (the title in small letters and hyphens)`,
      }),
    );
}

/** Makes the slug of a title: small letters and digits, a single hyphen for everything else. */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
