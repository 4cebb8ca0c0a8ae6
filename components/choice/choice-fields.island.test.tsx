/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import { extras } from '@/lib/content/query/extras';
import { showIsland } from '@/test/show-island';
import { startChoiceFields } from './choice-fields.island';
import { choiceFields, ExtraCard } from './option-cards';

const packageRoute = '/packages/reef-week';

/** Shows two extras, for a package or for all, and ticks some before the code is there. @returns their boxes */
function show(route?: string, early: (boxes: HTMLElement[]) => void = () => {}) {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  const cards = extras.slice(0, 2).map((extra) => <ExtraCard key={extra.slug} extra={extra} />);
  const start = (form: HTMLElement) => [early(boxes()), startChoiceFields(form)];
  const form = { ...choiceFields, when: 'start', children: cards } as const;
  const packageOfPage = route && JSON.stringify({ route });
  const page = [<i key="package" data-package={packageOfPage} />, <Island key="form" {...form} />];
  showIsland('choice-fields', start, page);
  return boxes();
}

test('a box belongs to its package or to all, even if it is ticked before the code is there', () => {
  const isTicked = ({ checked }: HTMLInputElement) => checked;
  show(packageRoute, ([box]) => box?.click());
  expect(show('/packages/harbour-days').map(isTicked)).toEqual([false, false]);
  show(undefined, ([, box]) => box?.click());
  expect(show(packageRoute).map(isTicked)).toEqual([true, true]);
});
