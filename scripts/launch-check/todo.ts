/** One thing that must change before the site goes live. */
export type Todo = {
  /** The file, from the project's root, or whatever holds it. */
  file: string;
  /** What is there: a term that the company has not confirmed. */
  what: string;
  /** The heading, name or value of what is meant; left out where the file says it all. */
  spot?: string;
  /** What to do, in one sentence or two. */
  advice: string;
};

/** So many are named; whoever sees to them finds the others in the same file. */
const most = 5;

/**
 * The report: what is the same in several places of a file is one line, with all of them. At its end how
 * many lines there are, and what to do first.
 * @param goal what they are in the way of
 */
export function formatTodos(
  todos: readonly Todo[],
  goal = 'before the site goes live (docs/going-live.md)',
): string {
  const groups = new Map<string, Todo[]>();
  for (const todo of todos) {
    const key = [todo.file, todo.what, todo.advice].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), todo]);
  }
  const lines = [...groups.values()].map(formatGroup);
  const [[first] = []] = [...groups.values()];
  if (!first) return '';
  const things = lines.length === 1 ? '1 thing' : `${lines.length} things`;
  return [
    ...lines,
    '',
    `${things} to see to ${goal}.`,
    `Begin with ${first.file}: ${first.what}${first.spot ? `, ${first.spot}` : ''}. ${first.advice}`,
  ].join('\n');
}

function formatGroup(group: readonly Todo[]): string {
  const [first] = group;
  if (!first) return '';
  const { file, what, advice } = first;
  const spots = group.flatMap(({ spot }) => spot ?? []);
  const times = group.length > 1 ? ` (${group.length} times)` : '';
  const named = spots.slice(0, most).join('; ');
  const more = spots.length > most ? `; and ${spots.length - most} more` : '';
  return `${file}: ${what}${times}${spots.length > 0 ? `: ${named}${more}` : ''}. ${advice}`;
}

/** What an entry or a group of fields is called on the site, for editors; undefined for one without a name. */
export function groupNameOf(group: unknown): string | undefined {
  const fields = (group ?? {}) as Record<string, unknown>;
  const names = ['heading', 'label', 'name', 'title', 'question', 'slug', 'id'];
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return found === undefined ? undefined : `“${found}”`;
}
