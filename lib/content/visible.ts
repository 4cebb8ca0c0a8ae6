/** The items that are not hidden, in the order of the content file. */
export function visible<T extends { hidden?: boolean | undefined }>(items: readonly T[]): T[] {
  return items.filter(({ hidden }) => !hidden);
}
