import { type ParseResult, parse } from '@babel/parser';
import type { Path } from './issue';

type Statement = ParseResult['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Value = Declaration['declarations'][number]['init'];

/**
 * Finds the line of a value in the source of a content file.
 * @param path the name under which the file exports the collection, then names and positions
 * @returns the line, counted from one, of the value, or of what surrounds it where the value is missing; undefined
 *   when the file exports no such collection
 */
export function findLine(source: string, [name, ...inner]: Path): number | undefined {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const exported = program.body
    .flatMap((one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : []))
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let line = exported?.loc?.start.line;
  let value: Value = exported?.init;
  for (const part of inner) {
    const next = childOf(value, part);
    if (!next) return line;
    line = next.loc?.start.line;
    value = next.type === 'ObjectProperty' ? (next.value as Value) : (next as Value);
  }
  return line;
}

/** The field of a group, or the entry of a list. */
function childOf(value: Value, part: PropertyKey) {
  if (value?.type === 'ArrayExpression') return value.elements[Number(part)];
  if (value?.type !== 'ObjectExpression') return undefined;
  return value.properties.find(
    (one) =>
      one.type === 'ObjectProperty' &&
      ((one.key.type === 'Identifier' && one.key.name === part) ||
        (one.key.type === 'StringLiteral' && one.key.value === part)),
  );
}
