import { parameters, setParameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { parametersOf } from '@/lib/saved/saved-routes';
import { joinNames } from '@/lib/text/join-words';

/** The name of an item in enquiries, and the route of its page. */
export type NamedItem = { name: string; route: string };

/** The maximum length, in characters, of an item's name or of all names in a list. */
export const maxNameLength = 400;

/** The address of the contact page for an enquiry about an item, which the message then names. */
export function enquiryRoute({ name, route }: NamedItem): string {
  return setParameters(routes.contact, {
    [parameters.itemName]: name,
    [parameters.itemRoute]: route,
  });
}

/** The address of the contact page for an enquiry about a list, which the message then names (`makeEnquiry`). */
export function enquiryListRoute(items: readonly NamedItem[], day?: string): string {
  const itemRoutes = items.map(({ route }) => route);
  return setParameters(routes.contact, {
    [parameters.itemName]: joinNames(items, maxNameLength),
    ...parametersOf(itemRoutes, day),
  });
}
