import './call-list.css';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/contact-links';
import { help } from '@/lib/content/query/planning';
import { company } from '@/lib/content/query/site';
import { OfficialSource } from './official-source';
import { withPhones } from './phones';

/** Numbers to press: the company's own telephones, when they are answered, then those for help. */
export function CallList() {
  const { phones, hours } = company;
  return (
    <div className="space-y-3">
      <ul className="grid grid-cols-1 gap-2 md:max-lg:grid-cols-2 md:max-lg:gap-3">
        {phones.map((number, index) => (
          <li key={number}>
            <a
              href={telHref(number)}
              className={`${buttonStyle('quiet')} ${index === 0 ? 'first-call' : ''} w-full`}
            >
              <Icon name="phone" className="size-5 flex-none narrow:hidden" />
              <span className="tabular text-lg whitespace-nowrap">{number}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-base text-quiet">{hours}</p>
      <ul className="divide-y divide-line border-y border-line">
        {help.numbers.map(({ number, name: who, what }) => (
          <li key={number} className="help-number relative py-3">
            {/* The whole line calls the number; a second one in it is a link of its own. */}
            <a
              href={telHref(number)}
              className="grid grid-cols-[4.75rem_1fr] items-baseline gap-3 font-semibold after:absolute after:inset-0 hover:text-lagoon narrow:block"
            >
              <span className="tabular text-2xl text-lagoon underline underline-offset-4 narrow:block">
                {number}
              </span>
              {who}
            </a>
            <p className="pl-22 text-base narrow:pl-0">{withPhones(what)}</p>
          </li>
        ))}
      </ul>
      <p className="text-base text-quiet">{help.lead}</p>
      <OfficialSource checked={help.checked} readMore={help.authorities} />
    </div>
  );
}
