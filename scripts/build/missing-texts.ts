import { issueAt } from '@/lib/content/report/issue';
import type { RawContent } from '@/lib/content/types';
import { walk } from '@/lib/content/walk';

/**
 * Explains type errors to editors who have deleted or renamed a text of the interface, which has no schema.
 * @param output what the compiler says: the missing name, and the type that lacks it
 * @returns a sentence for each missing text, with its file; empty if something else is wrong
 */
export function missingTexts(output: string, content: RawContent): string[] {
  const errors = output.matchAll(/'"?(\w+)"?' (?:does not exist on|is not assignable to).*'(.+)'/g);
  const sentences = Array.from(errors, ([, name = '', type = '']) => {
    const names = namesIn(type);
    const group = [...walk(content)].find(
      ({ value }) =>
        names.length > 0 && names.every((other) => Object.hasOwn(Object(value), other)),
    );
    // The compiler shows only the name of a type that has one, such as that of the messages of forms.
    if (!group) return `content/messages/: ${name} is missing.`;
    const { file, text } = issueAt(content, [...group.path, name], 'is missing.');
    return `${file}: ${text}`;
  });
  return [...new Set(sentences)].sort();
}

/** The names of the properties of a type as the compiler writes it, without those of properties. */
function namesIn(type: string): string[] {
  const outer = type.replace(/^\{/, '').replace(/\{[^{}]*\}/g, '');
  if (/\{[^{}]*\}/.test(outer)) return namesIn(outer);
  return Array.from(outer.matchAll(/(\w+)\??:/g), ([, name = '']) => name);
}
