import type { Letter } from '@/lib/find/letters';

type Item = { name: string; href: string; note: string };

/** The names under their letters. */
export function SiteLetters({ groups }: { groups: readonly Letter<Item>[] }) {
  return (
    <div className="letters">
      {groups.map(({ id, letter, lines }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{letter}</h3>
          <ul>
            {lines.map(({ name, href, note }) => (
              <li key={href + name}>
                <a href={href}>
                  {name} {note && <span className="text-sm text-quiet">{note}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
