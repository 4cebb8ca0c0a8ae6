/** Parses JSON that visitors may have edited. @returns undefined if it is missing or invalid */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
