import { createElement, Fragment } from 'react';
import { unbroken } from '@/lib/text/unbroken';

/**
 * A text that may list nights, "1 night Port Blair, 2 nights Neil": each stays with the name of its place on
 * one line, unless the line is too short for them.
 */
export function Nights({ text }: { text: string }) {
  const parts = text.split(/(?<=,) /).flatMap((part, index) => {
    const space = index > 0 ? ' ' : '';
    if (!/^\d+ (nights? )?\p{Lu}/u.test(part)) return space + unbroken(part);
    // biome-ignore lint/correctness/useJsxKeyInIterable: the parts of one text are no list
    return [space, <span className="inline-block">{part}</span>];
  });
  return createElement(Fragment, null, ...parts);
}
