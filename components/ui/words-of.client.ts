import { partOf } from './part-of.client';

/** The texts that the server has put into the `data-words` of an element, for what a script says there. */
export function wordsOf<Words>({ dataset }: HTMLElement): Words {
  return JSON.parse(dataset.words ?? '{}');
}

/** Says what came of something, in the words that stand beside the place for them. */
export function sayOutcome(part: Element | null, result: string): void {
  const said = partOf(part, 'said');
  if (said) said.textContent = wordsOf<Record<string, string>>(said)[result] ?? '';
}
