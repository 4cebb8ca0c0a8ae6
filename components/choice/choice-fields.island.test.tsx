/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import { extras } from '@/lib/content/query/extras';
import { showIsland } from '@/test/show-island';
import { startChoiceFields } from './choice-fields.island';
import { choiceFields, ExtraCard } from './option-cards';

const packageRoute = '/packages/reef-week';

/** Shows two extras on a package's page or over it, and ticks some before the code is there. @returns their boxes */
function show(route: string, tick: (boxes: HTMLElement[]) => void = () => {}, isOver = false) {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  const cards = extras.slice(0, 2).map((extra) => <ExtraCard key={extra.slug} extra={extra} />);
  const start = (form: HTMLElement) => [tick(boxes()), startChoiceFields(form)];
  const form = { ...choiceFields, when: 'start', children: cards } as const;
  const island = <Island {...form} />;
  const shown = isOver ? <dialog open>{island}</dialog> : island;
  const page = <article data-package={JSON.stringify({ route })}>{shown}</article>;
  showIsland('choice-fields', start, page);
  return boxes();
}

test('a box belongs to its package or, in a dialog, to all, even if it is ticked before the code', () => {
  const isTicked = ({ checked }: HTMLInputElement) => checked;
  show(packageRoute, ([box]) => box?.click());
  expect(show('/packages/harbour-days').map(isTicked)).toEqual([false, false]);
  show(packageRoute, ([, box]) => box?.click(), true);
  expect(show('/packages/harbour-days').map(isTicked)).toEqual([false, true]);
  expect(show(packageRoute).map(isTicked)).toEqual([true, true]);
});
