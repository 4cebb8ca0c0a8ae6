import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import type { Values } from '@/lib/enquiry/field-text';
import { type FormName, honeypotName } from '@/lib/enquiry/form-names';

/**
 * Saves what is typed into a form before React has its form, which then does it (enquiry.client.ts). What
 * another page of the tab has saved does not stand in the fields yet: an empty one says nothing.
 */
export function saveEarlyDrafts() {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-enquiry]');
    if (!form || form.closest('[data-hydrated]')) return;
    const name = form.dataset.enquiry as FormName;
    const typed = [...new FormData(form)].filter(
      ([field, value]) => value && field !== honeypotName,
    );
    saveDraft(name, { ...readDraft(name)?.values, ...(Object.fromEntries(typed) as Values) });
  });
}
