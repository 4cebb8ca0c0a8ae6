import {
  findCruiseItem,
  getCruiseSlugs,
  getFerriesFrom,
  getFerriesTo,
  harboursOf,
  isFerryRoute,
} from './cruise';
import { findPlace, findSpot, getPlaceSlugs, town } from './destinations';
import { getItinerary } from './itinerary';
import {
  findAttraction,
  findWaterItem,
  getAttractionSlugs,
  getSportsAt,
  getWaterSlugs,
  hasHeading,
} from './leisure';
import { getNearby, locate } from './nearby';
import { findPackage, getPackageSlugs, getPackages, getPackagesVisiting } from './packages';
import { content } from './store';

const doors = [
  {
    what: 'package',
    slugs: getPackageSlugs,
    find: findPackage,
    count: 17,
    of: content.familyPackages,
  },
  { what: 'place', slugs: getPlaceSlugs, find: findPlace, count: 10, of: content.offbeatPlaces },
  {
    what: 'sport or beach',
    slugs: getWaterSlugs,
    find: findWaterItem,
    count: 12,
    of: content.beaches,
  },
  {
    what: 'sight',
    slugs: getAttractionSlugs,
    find: findAttraction,
    count: 8,
    of: content.attractions,
  },
  {
    what: 'operator or crossing',
    slugs: getCruiseSlugs,
    find: findCruiseItem,
    count: 12,
    of: content.ferryRoutes,
  },
];

describe.each(doors)('each $what', ({ slugs, find, count, of }) => {
  test('is found by its slug, and nothing else is', () => {
    expect(slugs()).toHaveLength(count);
    expect(new Set(slugs()).size).toBe(count);
    expect(slugs().map((slug) => find(slug)?.slug)).toEqual(slugs());
    expect(find('atlantis')).toBeUndefined();
  });

  test('is gone when it is hidden', () => {
    const [item] = of;
    if (!item) throw new Error('an empty list');
    item.hidden = true;
    try {
      expect(find(item.slug)).toBeUndefined();
      expect(slugs()).not.toContain(item.slug);
    } finally {
      delete item.hidden;
    }
  });
});

test('the packages of a place are those that name it', () => {
  const slugs = getPackagesVisiting('baratang').map(({ slug }) => slug);
  expect(slugs).toEqual(['family-7-nights-8-days', 'baratang-havelock-escapade']);
  expect(getPackagesVisiting('little-andaman')).toEqual([]);
});

test('ferries lead to the islands that have a harbour, and away from them', () => {
  const slugs = (routes: { slug: string }[]) => routes.map(({ slug }) => slug);
  expect(slugs(getFerriesTo('neil-island'))).toEqual(['port-blair-to-neil', 'havelock-to-neil']);
  expect(slugs(getFerriesFrom('neil-island'))).toEqual(['neil-to-port-blair', 'neil-to-havelock']);
  expect(slugs(getFerriesTo(town.slug))).toEqual(['havelock-to-port-blair', 'neil-to-port-blair']);
  expect(getFerriesTo('diglipur')).toEqual([]);
});

test('a crossing knows its harbours; an operator is no crossing', () => {
  const route = findCruiseItem('port-blair-to-havelock');
  if (!route || !isFerryRoute(route)) throw new Error('not a crossing');
  expect(harboursOf(route).from.jetty).toBe('Haddo Wharf');
  expect(harboursOf(route).to.name).toBe('Havelock');
  expect(isFerryRoute(content.operators[0] ?? route)).toBe(false);
});

test('the sports of a place are those that name it, wherever else they are done', () => {
  const slugs = (place: string) => getSportsAt(place).map(({ slug }) => slug);
  expect(slugs('northbay')).toEqual(['sea-walk', 'scuba-diving', 'coral-safari-submarine']);
  expect(slugs('neil-island')).toEqual(['scuba-diving']);
  expect(slugs('diglipur')).toEqual([]);
});

test('a beach has no heading, a water sport has one', () => {
  const kind = (slug: string) => [findWaterItem(slug)].map((item) => item && hasHeading(item));
  expect([...kind('kayaking'), ...kind('kalipur-beach')]).toEqual([true, false]);
});

test('an item lies where it says, else where its only place does, else nowhere', () => {
  const spot = (slug: string) => {
    const item = findWaterItem(slug) ?? findAttraction(slug);
    return item && locate(item);
  };
  expect(spot('cellular-jail')).toEqual({ north: 11.67, east: 92.75 });
  expect(spot('natural-rock-at-neil')).toEqual(findPlace('neil-island')?.at);
  expect(spot('seakart-adventure')).toEqual(town.at);
  expect(spot('scuba-diving')).toBeUndefined();
  expect(spot('parasailing')).toBeUndefined();
});

test('what is near comes nearest first, never the item itself, and no more than asked for', () => {
  const havelock = findPlace('havelock-island');
  const scuba = findWaterItem('scuba-diving');
  if (!havelock || !scuba) throw new Error('content has changed');
  const near = getNearby(havelock, 4);
  expect(near.map(({ item }) => item.slug)).toEqual([
    'radha-nagar',
    'elephanta-beach-and-radhanagar',
    'elephanta',
    'neil-island',
  ]);
  expect(near.map(({ kind }) => kind)).toEqual(['beach', 'sight', 'beach', 'place']);
  const all = getNearby(havelock, 99);
  expect(all.map(({ km }) => km)).toEqual(all.map(({ km }) => km).sort((a, b) => a - b));
  expect(all.some(({ item }) => item === havelock)).toBe(false);
  expect(all).toHaveLength(10 + 6 + 8 - 1);
  expect(getNearby(scuba, 4)).toEqual([]);
});

test('two items at one spot are near each other', () => {
  const beach = findWaterItem('chidiyatapu');
  if (!beach) throw new Error('content has changed');
  expect(getNearby(beach, 1)).toMatchObject([{ kind: 'sight', km: 0 }]);
});

test('every day of every itinerary comes with what it names', () => {
  for (const item of getPackages()) {
    const days = getItinerary(item);
    expect(days).toHaveLength(item.itinerary.length);
    expect(days.at(-1)?.stay).toBeUndefined();
    expect(days.slice(0, -1).every(({ stay }) => stay?.name)).toBe(true);
    for (const [index, { ferries, visits }] of days.entries()) {
      expect(ferries.map(({ slug }) => slug)).toEqual(item.itinerary[index]?.ferries ?? []);
      expect(visits.map(({ slug }) => slug)).toEqual(item.itinerary[index]?.visits ?? []);
    }
  }
});

test('a night in town has a name and no page, one on an island has both', () => {
  const item = findPackage('family-4-nights-5-days');
  const stays = item && getItinerary(item).map(({ stay }) => stay);
  expect(stays?.[0]).toEqual({ name: 'Port Blair (Sri Vijaya Puram)', place: undefined });
  expect(stays?.[1]).toEqual({
    name: 'Havelock Island (Swaraj Dweep)',
    place: findPlace('havelock-island'),
  });
  expect(findSpot('atlantis')).toBeUndefined();
});
