import { columnStarts } from '@/lib/find/columns';
import type { Letter } from '@/lib/find/letters';

type Item = { name: string; href: string; note: string };
type Props = { groups: readonly Letter<Item>[] };

/** How many letters a line has at least, on tablets and on desktops. */
const lineLength = 40;

/** The names under their letters. A letter that goes on in the next column stands there again. */
export function SiteLetters({ groups }: Props) {
  const starts = startsOf(groups);
  return (
    <div className="letters">
      {groups.map(({ id, letter, lines: [first, ...lines] }) => (
        <section key={id} aria-labelledby={id} data-starts={first && starts.get(first)}>
          <h3 id={id}>{letter}</h3>
          <ul>
            {first && <Entry item={first} />}
            {lines.map((item) => (
              <Entry
                key={item.href + item.name}
                item={item}
                starts={starts.get(item)}
                letter={starts.has(item) ? letter : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type EntryProps = { item: Item; starts?: string | undefined; letter?: string | undefined };

function Entry({ item: { name, href, note }, starts, letter }: EntryProps) {
  return (
    <li data-starts={starts} data-letter={letter}>
      <a href={href}>
        {name} {note && <span className="text-sm text-quiet">{note}</span>}
      </a>
    </li>
  );
}

/** The items that a column begins with: of two columns, of three, or of both ("2 3"). */
function startsOf(groups: Props['groups']) {
  const items = groups.flatMap(({ lines }) => lines);
  const lines = groups.flatMap(({ lines }) =>
    lines.map(({ name, note }, index) => ({
      height: name.length + note.length < lineLength ? 1 : 1.5,
      isFirst: index === 0,
    })),
  );
  const starts = new Map<Item, string>();
  // The room around letters, in lines, is that of site-index.css.
  for (const [columns, letterRoom] of [[2, 0.2] as const, [3, 0.7] as const]) {
    for (const start of columnStarts(lines, columns, letterRoom)) {
      const item = items[start];
      if (item) starts.set(item, `${starts.get(item) ?? ''} ${columns}`.trim());
    }
  }
  return starts;
}
