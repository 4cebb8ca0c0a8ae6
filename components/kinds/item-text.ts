import type { Item } from '@/lib/content/items';
import { asSentence } from '@/lib/sentence';
import { kindOf } from './registry';

/** What the search knows of an item besides its name and its line: its main sentences and headings. */
export function textOf(item: Item): string {
  return [...kindOf(item).summary(item), ...detailsIn(item)].map(asSentence).join(' ');
}

function detailsIn(item: Item): string[] {
  switch (item.kind) {
    case 'package':
      return [...item.overview, item.special, ...item.itinerary.map(({ title }) => title)];
    case 'place':
      return [item.closing, ...item.activities.map(({ name }) => name)];
    case 'beach':
    case 'sight':
    case 'sport':
      return [item.where, ...item.description.slice(0, 1)];
    case 'crossing':
    case 'operator':
      return item.details.slice(0, 1);
    case 'post':
      return item.sections.flatMap(({ heading = [] }) => heading);
    case 'service':
      return [item.paragraph, ...item.sections.map(({ heading }) => heading)];
  }
}
