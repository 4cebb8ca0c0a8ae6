import { type ParseResult, parse } from '@babel/parser';
import type { Path } from './issue';

type Statement = ParseResult['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Value = Declaration['declarations'][number]['init'];

/**
 * Finds the line of a value in the source of a content file, counted from one.
 * @returns the line of the surrounding value if the value is missing; undefined if the file has no such export
 */
export function findLine(source: string, [name, ...inner]: Path): number | undefined {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const exported = program.body
    .filter((node) => node.type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration)
    .filter((declaration) => declaration?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let line = exported?.loc?.start.line;
  let value: Value = exported?.init;
  for (const part of inner) {
    const child = childOf(value, part);
    if (!child) return line;
    line = child.loc?.start.line;
    value = child.type === 'ObjectProperty' ? (child.value as Value) : (child as Value);
  }
  return line;
}

/** Finds a property of an object, or an element of an array. */
function childOf(value: Value, part: PropertyKey) {
  if (value?.type === 'ArrayExpression') return value.elements[Number(part)];
  if (value?.type !== 'ObjectExpression') return undefined;
  return value.properties.find(
    (property) =>
      property.type === 'ObjectProperty' &&
      ((property.key.type === 'Identifier' && property.key.name === part) ||
        (property.key.type === 'StringLiteral' && property.key.value === part)),
  );
}
