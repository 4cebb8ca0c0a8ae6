import { saveDraft } from '@/lib/enquiry/draft';
import type { Values } from '@/lib/enquiry/field-text';
import { type FormName, honeypotName } from '@/lib/enquiry/form-names';

/** Saves what is typed into a form before its island is awake, which then does it (enquiry.client.ts). */
export function saveEarlyDrafts() {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-enquiry]');
    if (!form || form.closest('[data-awake]')) return;
    const data = new FormData(form);
    data.delete(honeypotName);
    saveDraft(form.dataset.enquiry as FormName, Object.fromEntries(data) as Values);
  });
}
