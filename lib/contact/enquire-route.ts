import { parameters, setParameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';

/** The name of an item in an enquiry, and the route of its page. */
export type NamedItem = { name: string; route: string };

/** The maximum length of the name of an item, or of the names of a list, in characters. */
export const maxNameLength = 400;

/** The address of the contact page for an enquiry about an item, which the message then names. */
export function enquireRoute({ name, route }: NamedItem): string {
  return setParameters(routes.contact, {
    [parameters.itemName]: name,
    [parameters.itemRoute]: route,
  });
}
