'use client';

import { type RefObject, useEffect } from 'react';
import { endSending, isSending, restoreDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/payload';

type Options = {
  formRef: RefObject<HTMLFormElement | null>;
  name: FormName;
  /** Whether the form says that its page was left while sending. */
  isTold: boolean;
  /** Whether the form waits for an answer. */
  isWaiting: () => boolean;
  /** Makes the form say so. */
  tell: () => void;
};

/**
 * Makes a form tell that its page was left while sending, when Back brings the very page again: the
 * browser has cut off the connection, or not. It counts as told when it has come into view: a popup may
 * stay closed, and the next page then has to tell it.
 */
export function useInterrupted({ formRef, name, isTold, isWaiting, tell }: Options) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both read what is true at the time
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !formRef.current) return;
      // Another page of the tab may have been left while sending, or may have told this one's end.
      if (!isWaiting() && !isSending(name)) return;
      restoreDraft(name, formRef.current);
      tell();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    const text = formRef.current?.querySelector('[role=alert]');
    if (!isTold || !text) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) endSending(name);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [isTold, name, formRef]);
}
