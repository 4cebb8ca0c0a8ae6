/** The texts that the server has put into the `data-words` of an element, for what a script says there. */
export function wordsOf<Words>({ dataset }: HTMLElement): Words {
  return JSON.parse(dataset.words ?? '{}');
}
