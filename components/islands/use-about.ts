'use client';

import { type RefObject, useEffect } from 'react';
import type { FormWords } from '@/lib/content/forms';
import { aboutParameter } from '@/lib/routes';

/** A name is not longer; whatever else stands in the address stays out of the message. */
const longestName = 120;

/** Begins the message with the item that Enquire Now was pressed on: the address names it. */
export function useAbout(formRef: RefObject<HTMLFormElement | null>, words: FormWords): void {
  useEffect(() => {
    const message = formRef.current?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    const item = new URLSearchParams(location.search)
      .get(aboutParameter)
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim();
    if (!item || item.length > longestName || message.value.includes(item)) return;
    const line = words.about.replace('{item}', () => item);
    message.value = [line, message.value].filter(Boolean).join('\n\n');
  }, [formRef, words]);
}
