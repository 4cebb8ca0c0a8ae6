import { desktop, type Page, phone, type Size } from './page';

export type Test = {
  name: string;
  size: Size;
  /** Whether the page's own scripts may run. */
  scripts: boolean;
  run(page: Page): Promise<void>;
};

/** Thrown by a test that does not apply, with the reason in plain words. */
export class Skipped extends Error {}

export const onPhone = (name: string, run: Test['run']): Test[] => [
  { name, run, size: phone, scripts: true },
];

export const onDesktop = (name: string, run: Test['run']): Test[] => [
  { name, run, size: desktop, scripts: true },
];

export const onBoth = (name: string, run: Test['run']): Test[] => [
  ...onPhone(name, run),
  ...onDesktop(name, run),
];

export const withoutScripts = (tests: Test[]): Test[] =>
  tests.map((test) => ({ ...test, name: `without scripts: ${test.name}`, scripts: false }));
