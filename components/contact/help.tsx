import '@/components/ui/row.css';
import { telHref } from '@/lib/contact-links';
import { help } from '@/lib/content/query/planning';
import { OfficialSource } from './official-source';
import { withPhones } from './phones';

/** The numbers for help, each with who answers, in rows as those of the advice before them. */
export function HelpNumbers() {
  return (
    <div className="space-y-3">
      <p>{help.lead}</p>
      <dl>
        {help.numbers.map(({ number, name, what }) => (
          <div key={number} className="row beside-heading">
            <dt className="grid grid-cols-[3.5rem_1fr] font-semibold">
              <a
                href={telHref(number)}
                className="-my-1 py-1 text-lagoon tabular underline underline-offset-4"
              >
                {number}
              </a>
              {name}
            </dt>
            <dd>{withPhones(what)}</dd>
          </div>
        ))}
      </dl>
      <OfficialSource checked={help.checked} readMore={help.authorities} />
    </div>
  );
}

/** The same numbers side by side, large enough for a hand that shakes. Each fills its place with its link. */
export function HelpTiles() {
  return (
    <ul className="flex flex-wrap justify-between gap-x-3 border-y border-line">
      {help.numbers.map(({ number, name }) => (
        <li key={number}>
          <a href={telHref(number)} className="block py-3 text-sm leading-tight hover:text-lagoon">
            <span className="block tabular text-2xl leading-tight font-semibold text-lagoon underline underline-offset-4">
              {number}
            </span>
            <span className="mt-1.5 block">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same numbers in one line, for the end of every page. */
export function HelpLine() {
  return (
    <p className="no-print flex flex-wrap gap-x-6 text-sm">
      {help.numbers.map(({ number, name }) => (
        <a key={number} href={telHref(number)} className="py-1">
          {name} <span className="font-semibold underline underline-offset-4">{number}</span>
        </a>
      ))}
    </p>
  );
}
