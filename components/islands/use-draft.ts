'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { EnquiryForm } from '@/lib/content/forms';
import { forget, recall, remember } from '@/lib/enquiry/session';
import { fillEmpty, isEmpty, readValues, type Values } from '@/lib/enquiry/values';

type Draft = {
  values: Values;
  /** It was on its way when the page went away. */
  sending?: boolean;
};

/**
 * Keeps what is typed into a form for as long as the tab lives: it survives a reload, Back, and a
 * crash. What was typed before the scripts came stays, and is kept from then on.
 * @param name the form's, under which the draft is kept
 * @returns what was found: an earlier draft, perhaps one that was being sent
 */
export function useDraft(
  name: string,
  formRef: RefObject<HTMLFormElement | null>,
  fields: EnquiryForm['fields'],
) {
  const [found, setFound] = useState<'draft' | 'sending'>();
  const save = (sending = false) => {
    if (!formRef.current) return;
    const values = readValues(formRef.current, fields);
    if (isEmpty(values)) forget(name);
    else remember(name, { values, sending } satisfies Draft);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is first there
  useEffect(() => {
    const draft = recall<Draft>(name);
    if (draft && formRef.current) {
      fillEmpty(formRef.current, draft.values);
      setFound(draft.sending ? 'sending' : 'draft');
    }
    save();
  }, []);

  return { found, save, discard: () => forget(name) };
}
