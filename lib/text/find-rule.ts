import { fillIn } from './fill-in';

/** A pattern, and what is said where it fits: the names of its groups stand in { }. */
export type Rule = [pattern: RegExp, problem: string, expected: string];

/** What the first rule that fits a text says of it, and where it fits; undefined when none does. */
export function findRule(rules: readonly Rule[], text: string) {
  for (const [pattern, problem, expected] of rules) {
    const { groups = {}, index } = pattern.exec(text) ?? {};
    if (index === undefined) continue;
    return { problem: fillIn(problem, groups), expected: fillIn(expected, groups), index };
  }
  return undefined;
}
