import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/contact/contact-links';
import { company } from '@/lib/content/query/all-content';
import { EmergencyNumbers } from './emergency-numbers';

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
