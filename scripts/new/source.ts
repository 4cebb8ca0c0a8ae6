import { z } from 'zod';
import { readTokens } from '@/lib/content/report/tokens';
import { shapeOf } from '@/lib/content/schema-shape';
import { isOptional } from './entry';

/**
 * An entry as a content file has it, with a comment above each field that says what it may hold, and
 * one for each field that could stand there, too.
 * @param note the lines of the comment above the fields
 */
export function writeEntry(schema: z.ZodType, entry: object, note: string[]): string {
  const given = Object.entries(entry);
  const shape = shapeOf(schema) ?? {};
  const fields = given.flatMap(([key, value]) => [
    ...(key === 'hidden' ? [] : comment(shape[key])),
    `${key}: ${write(value, '    ')},`,
  ]);
  const others = Object.entries(shape).flatMap(([key, field]) =>
    key in entry || !isOptional(field) || isAbsent(field) || !field.description
      ? []
      : `// ${key}: ${field.description}`,
  );
  const about = others.length > 0 ? ['// An entry may also have:', ...others] : [];
  const lines = [...note.map((line) => `// ${line}`), ...fields, ...about];
  return `  {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
}

/**
 * Puts a text at the end of a list.
 * @param source the source of a content file
 * @param list the name under which it exports the list
 * @returns the new source, and the line in it on which the text begins, counted from one
 * @throws when the file has no such list
 */
export function addToList(source: string, list: string, text: string) {
  const tokens = readTokens(source);
  const name = tokens.findIndex(
    (token, index) => token.text === list && tokens[index - 1]?.text === 'const',
  );
  const start = tokens.findIndex((token, index) => index > name && token.text === '=') + 1;
  if (name < 0 || tokens[start]?.text !== '[') throw new Error(`There is no list ${list}`);
  let depth = 0;
  const end = tokens.findIndex(({ kind, text: sign }, index) => {
    if (index < start || kind !== 'sign') return false;
    if (/[[{(]/.test(sign)) depth++;
    if (/[\]})]/.test(sign)) depth--;
    return depth === 0;
  });
  const last = tokens[end - 1];
  const close = tokens[end];
  if (!last || !close) throw new Error(`The list ${list} has no end`);
  const comma = last.text === ',' || last.text === '[' ? '' : ',';
  const gap = source.slice(last.end, close.start).trimEnd();
  const before = `${source.slice(0, last.end)}${comma}${gap}\n`;
  return {
    source: `${before}${text}${source.slice(close.start)}`,
    line: before.split('\n').length,
  };
}

/** Whether a schema names a field only to say that there is none. */
function isAbsent(field: z.ZodType): boolean {
  return field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUndefined;
}

function comment(field: z.ZodType | undefined): string[] {
  return field?.description ? [`// ${field.description}`] : [];
}

/** A value in the style of the content files: straight single quotes, and a comma after each. */
function write(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => write(one, `${indent}  `))
    : Object.entries(value).map(([key, one]) => `${key}: ${write(one, `${indent}  `)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const space = Array.isArray(value) ? '' : ' ';
  const short =
    parts.length === 0 ? `${open}${close}` : `${open}${space}${parts.join(', ')}${space}${close}`;
  if (short.length + indent.length <= 90 && !short.includes('\n')) return short;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}
