import { nextStep } from './dialog-steps';

const item = true;

test.each([
  ['load', 'closed', !item, 'show'],
  ['load', undefined, item, 'reload'],
  ['move', undefined, !item, 'show'],
  ['move', undefined, item, 'reload'],
  ['move', 'closed', !item, 'forget'],
  ['move', 'closed', item, 'show'],
  ['move', 'open', !item, 'show'],
  ['open', undefined, !item, 'push'],
  ['open', 'open', !item, 'replace'],
] as const)(
  '%s, dialog of the entry %s, address of an item %s: %s',
  (event, dialog, isOfItem, step) => {
    expect(nextStep(event, { dialog, isOfItem })).toBe(step);
  },
);
