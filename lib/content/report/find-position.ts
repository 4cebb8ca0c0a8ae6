import { type ParseResult, parse } from '@babel/parser';
import type { Path } from './issue';

type Statement = ParseResult['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Value = Declaration['declarations'][number]['init'];

/** Lines are counted from one, columns from zero. */
type Position = { line: number; column: number };

/**
 * Finds where a value begins in the source of a content file.
 * @returns the position of the surrounding value if the value is missing; undefined if the file has no such export
 */
export function findPosition(source: string, [name, ...inner]: Path): Position | undefined {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const exported = program.body
    .filter((node) => node.type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration)
    .filter((declaration) => declaration?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let value: Value = exported?.init;
  for (const part of inner) {
    const child = findChild(value, part);
    if (!child) break;
    value = child;
  }
  return value?.loc?.start;
}

/** The value of a property of an object, or an element of an array; undefined if there is none. */
function findChild(value: Value, part: PropertyKey): Value {
  if (value?.type === 'ArrayExpression') return value.elements[Number(part)] as Value;
  if (value?.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' && key.value;
    if (name === part) return property.value as Value;
  }
}
