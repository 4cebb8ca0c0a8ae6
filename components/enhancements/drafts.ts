import { saveDraft } from '@/lib/enquiry/draft';
import { isTextField } from '@/lib/enquiry/values';

/** Saves what is typed into a form before its island is awake, which then does it (enquiry.client.ts). */
export function saveEarlyDrafts() {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-enquiry]');
    if (!form || form.closest('[data-awake]')) return;
    // What nobody can reach is for machines.
    const fields = [...form.elements].filter(isTextField).filter(({ tabIndex }) => tabIndex >= 0);
    saveDraft(form.dataset.enquiry ?? '', form, fields);
  });
}
