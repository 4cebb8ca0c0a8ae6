import { createElement } from 'react';
import { startRoot } from '@/components/islands/hydrate';
import { fetchOnce } from '@/components/ui/fetch-once.client';
import type { FormsFile } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/form-names';
import { formsPath } from '@/lib/routes';
import { Enquiry } from './enquiry.client';
import { EnquiryForm } from './enquiry-form.island';

const fetchForms = fetchOnce(formsPath, (data: FormsFile) => data);

/**
 * Starts the form of an island.
 * @throws when what the forms need can't be fetched
 */
export async function startEnquiry(island: HTMLElement): Promise<void> {
  startForm(island, await fetchForms());
}

/** Starts the form of an island with what all forms need (app/forms.json). */
export function startForm(island: HTMLElement, data: FormsFile): void {
  const name = island.querySelector('form')?.dataset.enquiry as FormName;
  const enquiry = new Enquiry(island, name, data);
  startRoot(island, createElement(EnquiryForm, { name, data, enquiry }), () => enquiry.start());
}
