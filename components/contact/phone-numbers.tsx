import { OfficialSource } from '@/components/guide/official-source';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { withPhones } from '@/components/ui/paragraphs';
import { telHref } from '@/lib/contact/hrefs';
import { company, emergency } from '@/lib/content/query/all-content';

/**
 * The company's phone numbers and the hours to call, then the emergency numbers. On screens without the contact bar
 * (components/layout/contact-bar.tsx), the first number looks like the main button.
 */
export function CallList() {
  const { phones, hours } = company;
  return (
    <div className="space-y-3">
      <ul className="grid grid-cols-1 gap-2 tablet:grid-cols-2 tablet:gap-3">
        {phones.map((number, index) => (
          <li key={number}>
            <a
              href={telHref(number)}
              className={`${buttonStyle('quiet')} w-full ${index === 0 ? 'wide:not-hover:border-transparent wide:not-hover:bg-coral wide:not-hover:text-on-bright' : ''}`}
            >
              <Icon name="phone" className="size-5 flex-none narrow:hidden" />
              <span className="tabular text-lg whitespace-nowrap">{number}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-base text-quiet">{hours}</p>
      <EmergencyNumbers />
    </div>
  );
}

/** The emergency numbers in large type, each with the service that answers. */
export function EmergencyNumbers() {
  return (
    <div className="space-y-3">
      <ul className="divide-y divide-line border-y border-line">
        {emergency.numbers.map(({ number, name, description }) => (
          <li key={number} className="relative py-3">
            {/* The link covers the whole row. A second number in the text has a separate link. */}
            <a
              href={telHref(number)}
              className="grid grid-cols-[4.75rem_1fr] items-baseline gap-3 font-semibold after:absolute after:inset-0 hover:text-lagoon narrow:block"
            >
              <span className="tabular text-2xl text-lagoon underline underline-offset-4 narrow:block">
                {number}
              </span>
              {name}
            </a>
            <p className="pl-22 text-base narrow:pl-0">{withPhones(description)}</p>
          </li>
        ))}
      </ul>
      <p className="text-base text-quiet">{emergency.lead}</p>
      <OfficialSource checked={emergency.checked} readMore={emergency.authorities} />
    </div>
  );
}

/** The same numbers in one line, for the end of every page. */
export function EmergencyLine() {
  return (
    <p className="print:hidden flex flex-wrap gap-x-6 text-sm">
      {emergency.numbers.map(({ number, name }) => (
        <a key={number} href={telHref(number)} className="py-1">
          {name} <span className="font-semibold underline underline-offset-4">{number}</span>
        </a>
      ))}
    </p>
  );
}
