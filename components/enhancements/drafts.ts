import { saveDraft } from '@/lib/enquiry/draft';
import { isTextField } from '@/lib/enquiry/values';

/** Saves what is typed into a form before React is awake, which then does it (use-enquiry.ts). */
export function saveEarlyDrafts() {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-enquiry]');
    if (!form || 'awake' in document.documentElement.dataset) return;
    // What nobody can reach is for machines.
    const fields = [...form.elements].filter(isTextField).filter(({ tabIndex }) => tabIndex >= 0);
    saveDraft(form.dataset.enquiry ?? '', form, fields);
  });
}
