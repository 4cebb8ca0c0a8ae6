import { maxNameLength, type NamedItem } from '@/lib/contact/enquiry-route';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { joinNames } from '@/lib/text/join-words';
import { parametersOf } from './saved-routes';

/** The address of the contact page for an enquiry about a list, which the message then names (`makeEnquiry`). */
export function enquiryListRoute(items: readonly NamedItem[], day?: string): string {
  const itemRoutes = items.map(({ route }) => route);
  return setParameters(routes.contact, {
    [parameters.itemName]: joinNames(items, maxNameLength),
    ...parametersOf(itemRoutes, day),
  });
}
