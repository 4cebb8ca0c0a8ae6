import { type FormName, formAddresses, type Values } from './fields';
import { forget, recall, remember } from './session';

// Scripts of every page read this: it imports no content and nothing large.

/** What is typed into a form, remembered until the tab is closed: it survives a reload, Back, and a crash. */
type Draft = {
  values: Values;
  /** It is on its way to the mail service, or the visitor has not seen yet what became of it. */
  sending?: boolean;
};

/**
 * Saves what is typed into a form. An empty form leaves no draft.
 * @param sending whether it is on its way to the mail service; if left out, what was saved before
 */
export function saveDraft(name: FormName, values: Values, sending = isSending(name)): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  if (isEmpty) forget(name);
  else remember(name, { values, sending } satisfies Draft);
}

/** The draft of a form. Anybody can edit what a browser stores: what holds no values of fields is none. */
export function recallDraft(name: FormName): Draft | undefined {
  const draft = recall<Draft>(name);
  return typeof draft?.values === 'object' && draft.values ? draft : undefined;
}

/** Whether a form was left while it was being sent, and the visitor has not been told. */
export function isSending(name: FormName): boolean {
  return recallDraft(name)?.sending === true;
}

/** The form that was left while it was being sent, if the visitor has not been told. */
export function unfinishedEnquiry(): FormName | undefined {
  return (Object.keys(formAddresses) as FormName[]).find(isSending);
}

/** Notes that the visitor has seen what became of an enquiry. The draft stays. */
export function endSending(name: FormName): void {
  const draft = recallDraft(name);
  if (draft?.sending) remember(name, { ...draft, sending: false });
}
