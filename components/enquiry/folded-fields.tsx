import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTypedDay } from '@/lib/dates/date-words';
import { keepBracketsTogether } from '@/lib/text/no-break-spaces';

type Props = {
  /** What the line says while the fields are empty. */
  heading: string;
  /** Its end when they are not. */
  change: string;
  /** Whether something in them is to be mended. */
  isOpen: boolean;
  children: ReactNode;
};

/** Fields that one line stands for, which says what they hold. A press on it shows them. */
export function FoldedFields({ heading, change, isOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [held, setHeld] = useState('');
  const read = () => setHeld(textsOf(details.current).join('\n'));
  const [first = '', ...others] = held.split('\n');

  // After each change of the form, too: a success empties the fields without a word.
  useEffect(read);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);

  return (
    <details ref={details} onInput={read} className="col-span-full border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
        {held ? (
          <span className="wrap-anywhere">
            <span className="block font-semibold">{keepBracketsTogether(first)}</span>
            {others.map((text) => (
              <span key={text} className="block text-sm text-quiet">
                {text}
              </span>
            ))}
            <span className="text-sm text-lagoon underline">{change}</span>
          </span>
        ) : (
          <>
            <span className="font-semibold text-lagoon">{heading}</span>
            <span aria-hidden="true" className="text-2xl text-lagoon">
              +
            </span>
          </>
        )}
      </summary>
      <div className="space-y-3 pb-4">{children}</div>
    </details>
  );
}

/** What stands in the fields, with days in words. */
function textsOf(element: Element | null): string[] {
  const fields = [
    ...(element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ].filter(({ value }) => value);
  return fields.map(({ type, value }) => (type === 'date' ? formatTypedDay(value) : value));
}
