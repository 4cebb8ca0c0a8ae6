/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import { readChoice, readStoredChoice } from '@/components/storage/choice-store';
import { extras } from '@/lib/content/query/extras';
import { showIsland } from '@/test/show-island';
import { startChoiceFields } from './choice-fields.island';
import { choiceFields, ExtraCard } from './option-cards';

const packageRoute = '/packages/reef-week';
const [first, second] = extras.slice(0, 2).map(({ slug }) => slug);

/** Shows two extras, for a package or for all, and ticks some before the code is there. @returns their boxes */
function show(route?: string, early: (boxes: HTMLElement[]) => void = () => {}) {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  const cards = extras
    .slice(0, 2)
    .map((extra) => <ExtraCard key={extra.slug} extra={extra} detail="" unit="" />);
  const start = (form: HTMLElement) => [early(boxes()), startChoiceFields(form)];
  const form = { ...choiceFields, when: 'start', 'data-route': route } as const;
  showIsland('choice-fields', start, <Island {...form}>{cards}</Island>);
  return boxes();
}

test('extras are stored for their package or for all, even if they were ticked early', () => {
  show(packageRoute, ([box]) => box?.click());
  expect(readChoice().extras).toEqual([{ slug: first, packageRoute }]);
  const isTicked = ({ checked }: HTMLInputElement) => checked;
  expect(show('/packages/harbour-days').map(isTicked)).toEqual([false, false]);
  show()[1]?.click();
  expect(readChoice().extras).toEqual([{ slug: first, packageRoute }, { slug: second }]);
  const boxes = show(packageRoute);
  expect(boxes.map(isTicked)).toEqual([true, true]);
  // After the last one, nothing is stored.
  for (const box of boxes) box.click();
  expect(readStoredChoice()).toBe('');
});
