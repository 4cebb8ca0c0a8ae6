import { createElement } from 'react';
import { startRoot } from '@/components/islands/hydrate';
import type { StartIsland } from '@/components/islands/start-islands';
import { fetchOnce } from '@/components/ui/fetch-once';
import type { FormsFile } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/message';
import { formsPath } from '@/lib/routes';
import { Enquiry } from './enquiry';
import { EnquiryForm } from './enquiry-form.island';

const fetchForms = fetchOnce<FormsFile>(formsPath);

/**
 * Loads the data of all forms (app/forms.json), which is too large for each page.
 * @returns a function that starts the form of an island
 * @throws when the data can't be fetched
 */
export async function loadEnquiry(): Promise<StartIsland> {
  const data = await fetchForms();
  return (island) => startForm(island, data);
}

/** Hydrates the form of an island. */
export function startForm(island: HTMLElement, data: FormsFile): void {
  const name = island.querySelector('form')?.dataset.enquiry as FormName;
  const enquiry = new Enquiry(name, data, island);
  startRoot(island, createElement(EnquiryForm, { name, data, enquiry }));
}
