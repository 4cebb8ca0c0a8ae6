import type { RawContent } from '@/lib/content/collections';
import { parseContent } from '@/lib/content/load/parse';
import { rawContent } from '@/lib/content/load/store';
import { formatReport } from '@/lib/content/report/report';
import { makeBeach, makePackage, makePlace } from '@/test/factories';
import { checkImages, type PhotographState } from './check-images';
import { walk } from './walk-content';

// Content as an editor may leave it: any field may have any value.
// biome-ignore lint/suspicious/noExplicitAny: breaking content on purpose needs no types
type Loose = any;

/** What is in the folder photographs. */
const photographs = new Map<string, PhotographState>([
  ['/photographs/beach.jpg', { width: 1200, height: 800 }],
  ['/photographs/small.jpg', { width: 1199, height: 800 }],
  ['/photographs/broken.jpg', { problem: 'is damaged', expected: 'a file that is whole' }],
]);
const drawings = walk(rawContent).flatMap(({ key, value }) => (key === 'src' ? String(value) : []));
const files = new Set([...drawings, ...photographs.keys()]);

function check(change: (content: Loose) => void) {
  const content: RawContent = structuredClone(rawContent);
  change(content);
  const { content: parsed, issues } = parseContent(content);
  return [...issues, ...checkImages(parsed, files, photographs)];
}

/** Sets the value at a path such as beaches.0.name; undefined removes the field. */
function put(place: string, value: unknown) {
  return (content: Loose) => {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const group = keys.reduce((inner, key) => inner[key], content);
    if (value === undefined) delete group[last];
    else group[last] = value;
  };
}

const family = 'familyPackages › family-2-nights ›';
const beach = 'beaches › west-beach ›';
const alt = 'A beach in the evening';
const remote = (src: string) => ({
  src: '/images/pages/about.svg',
  alt,
  remote: { src, width: 1600, height: 1000 },
});

const hours = (from: string) => ({ from, to: '16:45' });
const out = 'ferryRoutes › port-blair-to-north-island ›';
const way = 'questions › on-the-way › questions';

type Case = { place: string; value: unknown; spot: string; problem: string; expected: string };

function expectFault({ place, value, spot, problem, expected }: Case) {
  const faults = check(put(place, value)).map((fault) => ({
    spot: [fault.item, fault.field].filter(Boolean).join(' › '),
    problem: fault.problem,
    expected: fault.expected,
  }));
  expect(faults).toContainEqual({
    spot,
    problem: expect.stringContaining(problem),
    expected: expect.stringContaining(expected),
  });
}

test('a content without a fault has no report', () => {
  expect(check(() => undefined)).toEqual([]);
});

test.each`
  place                            | value                                           | spot                                     | problem                                | expected
  ${'familyPackages.0.duration'}   | ${undefined}                                    | ${`${family} duration`}                  | ${'is missing'}                        | ${'a duration such as'}
  ${'posts.0.titel'}               | ${'x'}                                          | ${'posts › three-days-by-boat › titel'}  | ${'is not a field'}                    | ${'no such line'}
  ${'beaches.0.name'}              | ${'<b>Bay</b>'}                                 | ${`${beach} name`}                       | ${'holds < or >'}                      | ${''}
  ${'beaches.0.name'}              | ${'x'.repeat(10_000)}                           | ${`${beach} name`}                       | ${'has 10000 characters'}              | ${''}
  ${'beaches.0.name'}              | ${''}                                           | ${`${beach} name`}                       | ${'is empty'}                          | ${''}
  ${'beaches.0.name'}              | ${'Bay '}                                       | ${`${beach} name`}                       | ${'starts or ends with a space'}       | ${''}
  ${'beaches.0.name'}              | ${'[Bay](/cruise)'}                             | ${`${beach} name`}                       | ${'holds a link'}                      | ${''}
  ${'beaches.0.name'}              | ${'For (price:reef)'}                           | ${`${beach} name`}                       | ${'between ( ) or [ ]: write { and }'} | ${''}
  ${'beaches.0.name'}              | ${'A\nbay'}                                     | ${`${beach} name`}                       | ${'holds a line break'}                | ${''}
  ${'beaches.0.description'}       | ${'Sand.'}                                      | ${`${beach} description`}                | ${'between [ and ]'}                   | ${''}
  ${'beaches.1.slug'}              | ${undefined}                                    | ${'beaches › item 2 › slug'}             | ${'is missing'}                        | ${''}
  ${'beaches.0.slug'}              | ${'West Beach'}                                 | ${'beaches › West Beach › slug'}         | ${'is "West Beach"'}                   | ${'small letters, digits'}
  ${'familyPackages.0.ask'}        | ${[]}                                           | ${`${family} ask`}                       | ${'is an empty list'}                  | ${'2 to 4 questions'}
  ${'familyPackages.0.overview'}   | ${['1', '2', '3', '4', '5', '6']}               | ${`${family} overview`}                  | ${'has 6 entries'}                     | ${''}
  ${'airlines'}                    | ${undefined}                                    | ${'airlines'}                            | ${'is missing'}                        | ${''}
  ${'airlines.1'}                  | ${'Bee Air'}                                    | ${'airlines › item 2'}                   | ${'is "Bee Air"'}                      | ${''}
  ${'pages.cruise.updated'}        | ${'2026-11-31'}                                 | ${'pages › cruise.updated'}              | ${'is "2026-11-31"'}                   | ${''}
  ${'pages.about.summary'}         | ${'x'.repeat(161)}                              | ${'pages › about.summary'}               | ${'has 161 characters'}                | ${''}
  ${'company.email'}               | ${'hello'}                                      | ${'company › email'}                     | ${'is "hello"'}                        | ${''}
  ${'company.phones'}              | ${[]}                                           | ${'company › phones[1]'}                 | ${'is missing'}                        | ${'country code'}
  ${'company.phones'}              | ${Array(3).fill('+91 3192 000 001')}            | ${'company › phones'}                    | ${'has more than two numbers'}         | ${'one or two'}
  ${'company.phones.1'}            | ${'3192 000 001'}                               | ${'company › phones[2]'}                 | ${'is no whole number with its'}       | ${'such as +91 3192 000 001'}
  ${'company.social.0.network'}    | ${'facebok'}                                    | ${'company › social[1].network'}         | ${'is "facebok"'}                      | ${'facebook (did you mean'}
  ${'counters'}                    | ${Array(5).fill({ label: 'Tours', target: 3 })} | ${'counters'}                            | ${'has 5 entries'}                     | ${'4 at most'}
  ${'company.site'}                | ${'http://www.site.example'}                    | ${'company › site'}                      | ${'is "http:'}                         | ${''}
  ${'company.site'}                | ${'https://www.site.example/'}                  | ${'company › site'}                      | ${'is "https:'}                        | ${'without a path or a slash'}
  ${'forms.flight.fields.0.name'}  | ${'start'}                                      | ${'forms › flight.fields[1].name'}       | ${'is not in the mail template'}       | ${'it must stay'}
  ${'forms.flight.fields.1.name'}  | ${'from'}                                       | ${'forms › flight.fields[2].name'}       | ${'is the name of another field'}      | ${'A new field takes another'}
  ${'posts.0.author'}              | ${'Ravi'}                                       | ${'posts › three-days-by-boat › author'} | ${'in content/authors.ts'}             | ${'one of desk, asha; a new one is'}
  ${'forms.contact.fields.0.type'} | ${'color'}                                      | ${'forms › contact.fields[1].type'}      | ${'is "color"'}                        | ${''}
  ${'counters.0.target'}           | ${0}                                            | ${'counters › Awards › target'}          | ${'too small'}                         | ${''}
  ${'topPlaces.0.at'}              | ${{ north: 92.9, east: 12 }}                    | ${'topPlaces › north-island › at.north'} | ${'too large'}                         | ${''}
  ${'topPlaces.0.at.east'}         | ${92.9512345}                                   | ${'topPlaces › north-island › at.east'}  | ${'more than 4 decimals'}              | ${''}
  ${'privacy.sections.0.months'}   | ${6}                                            | ${'privacy › sections[1]'}               | ${'has months without'}                | ${''}
`('tells what is wrong with a text: $place = $value', expectFault);

test.each`
  place                                    | value                       | spot                                    | problem                                   | expected
  ${'familyPackages.0.price.now'}          | ${'₹22,500'}                | ${`${family} price.now`}                | ${'write 22500,'}                         | ${''}
  ${'familyPackages.0.price.now'}          | ${22.5}                     | ${`${family} price.now`}                | ${'is 22.5'}                              | ${'whole rupees'}
  ${'familyPackages.0.price.now'}          | ${26_500}                   | ${`${family} price.now`}                | ${'is not lower than was'}                | ${''}
  ${'familyPackages.0.price'}              | ${{ was: 26_500 }}          | ${`${family} price.now`}                | ${'is missing'}                           | ${'such as 22500'}
  ${'familyPackages.0.duration'}           | ${'2 Nights & 4 Days'}      | ${`${family} duration`}                 | ${'days that are not the nights and one'} | ${''}
  ${'themedPackages.0.price'}              | ${{ was: 2000, now: 1000 }} | ${'themedPackages › reef-week › price'} | ${'is a group of fields'}                 | ${'no such line'}
  ${'pages.packages.filter.bands.0.below'} | ${30_000}                   | ${'pages › packages.filter.bands'}      | ${'does not go from cheap to dear'}       | ${''}
  ${'pages.packages.filter.bands.0.to'}    | ${12_000}                   | ${'pages › packages.filter.bands[1]'}   | ${'has not exactly one end'}              | ${''}
`('tells what is wrong with a price: $place = $value', expectFault);

test.each`
  place                              | value                                                            | spot                                                    | problem                                       | expected
  ${'beaches.1.slug'}                | ${'west-beach'}                                                  | ${'beaches › west-beach › slug'}                        | ${'stands in beaches already'}                | ${''}
  ${'beaches.0.slug'}                | ${'sea-walk'}                                                    | ${'beaches › sea-walk › slug'}                          | ${'stands in waterSports already'}            | ${''}
  ${'sights.0.slug'}                 | ${'north-island'}                                                | ${'sights › north-island › slug'}                       | ${'stands in topPlaces already'}              | ${''}
  ${'services.0.slug'}               | ${'contact'}                                                     | ${'services › contact › slug'}                          | ${'is the address of another page'}           | ${''}
  ${'familyPackages.0.destinations'} | ${['north-island', 'atlantis']}                                  | ${`${family} destinations[2]`}                          | ${'"atlantis" is not a place'}                | ${'one of north-island'}
  ${'familyPackages.0.destinations'} | ${['north-island', 'quiet-island']}                              | ${`${family} destinations[2]`}                          | ${'is visited on no day'}                     | ${''}
  ${'familyPackages.0.duration'}     | ${'3 Nights & 4 Days'}                                           | ${`${family} itinerary`}                                | ${'has 3 days'}                               | ${'4 days'}
  ${'operators.0.schedules'}         | ${[9]}                                                           | ${'operators › blue-line › schedules[1]'}               | ${'"9" is not the id'}                        | ${''}
  ${'schedules.0.href'}              | ${'javascript:alert(1)'}                                         | ${'schedules › 1 › href'}                               | ${'is "javascript:'}                          | ${''}
  ${'posts.0.title'}                 | ${'Three days on foot'}                                          | ${'posts › three-days-by-boat › slug'}                  | ${'is not the title'}                         | ${'three-days-on-foot'}
  ${'posts.0.updated'}               | ${'2020-01-01'}                                                  | ${'posts › three-days-by-boat › updated'}               | ${'is before date'}                           | ${''}
  ${'harbours.1.slug'}               | ${'north'}                                                       | ${'harbours › north › slug'}                            | ${'"north" is not a place'}                   | ${''}
  ${'ferryRoutes.0.to'}              | ${'port-blair'}                                                  | ${'ferryRoutes › port-blair-to-north-island › to'}      | ${'where the ferry route starts'}             | ${''}
  ${'navigation.main.0.href'}        | ${'/homepage'}                                                   | ${'navigation › main[1].href'}                          | ${'"/homepage" leads nowhere'}                | ${''}
  ${'posts.0.sections.0.link'}       | ${{ label: 'Ships', href: '/ferrys' }}                           | ${'posts › three-days-by-boat › sections[1].link.href'} | ${'"/ferrys" leads nowhere'}                  | ${''}
  ${'posts.0.sections.0.link'}       | ${{ label: 'Ships', href: '/Cruise/' }}                          | ${'posts › three-days-by-boat › sections[1].link.href'} | ${'is "/Cruise/"'}                            | ${'small letters'}
  ${'questions.0.questions'}         | ${Array(21).fill({ id: 'a', question: 'A?', answer: ['Yes.'] })} | ${'questions › prices › questions'}                     | ${'has 21 entries'}                           | ${'another group'}
  ${'posts.0.sections.0.link'}       | ${{ label: 'Why', href: '/questions#drones' }}                   | ${'posts › three-days-by-boat › sections[1].link.href'} | ${'a part that is not on the page'}           | ${'drone (did you mean'}
  ${'questions.1.questions.1.id'}    | ${'change'}                                                      | ${'questions › on-the-way › questions[2].id'}           | ${'"change" is the id of a part of the page'} | ${'another id'}
`('tells what is wrong with a reference: $place = $value', expectFault);

/** Gives a field another name. */
const rename = (place: string, to: string) => (content: Loose) => {
  const [list, index, ...path] = place.split('.');
  const field = path.pop() ?? '';
  const group = path.reduce((inner, key) => inner[key], content[list ?? ''][index ?? '']);
  group[to] = group[field];
  delete group[field];
};

test.each<[string, (content: Loose) => void, string]>([
  [
    'a title',
    rename('posts.0.title', 'titel'),
    '“titel” is not a field here. Did you mean “title”?',
  ],
  [
    'an inner field',
    rename('familyPackages.0.price.now', 'Now'),
    '“Now” is not a field here. Did you mean “now”?',
  ],
  [
    'a field with small letters that is like two',
    ({ openings }) => {
      openings[0].closedon = ['01-26'];
    },
    '“closedon” is not a field here. Did you mean “closedOn”?',
  ],
  ['a field far from all', put('beaches.0.colour', 'red'), '“colour” is not a field here.'],
  [
    'a place that an opening is about',
    put('sights.0.image', { src: '/images/jail.svg', alt: '' }),
    'is empty',
  ],
  [
    'a copy',
    ({ familyPackages }) => familyPackages.push(familyPackages[0]),
    'is a copy: "family-2-nights" stands in familyPackages already',
  ],
  [
    'a tagline that is too long',
    put('company.tagline', 'x'.repeat(66)),
    `has 66 characters: "${'x'.repeat(66)}"`,
  ],
  ['an hour', put('openings.0.hours', [hours('9:00')]), 'is "9:00"'],
  ['a slug that others ask for', put('ferryRoutes.0.slug', undefined), 'is missing'],
  ['a slug with a capital', put('ferryRoutes.0.slug', 'Port-Blair'), 'is "Port-Blair"'],
  ['a price that a text takes', put('familyPackages.0.price', undefined), 'is missing'],
  [
    'a field that its entry needs',
    rename('openings.0.closed', 'closeed'),
    '“closeed” is not a field here. Did you mean “closed”?',
  ],
  [
    'a text that is too long with the name of no fact',
    put('topPlaces.0.title', `{compny} ${'x'.repeat(190)}`),
    'has {compny}, which the site does not know',
  ],
  ['a list with another name', (c) => delete c.familyPackages, 'is missing'],
])('of %s one fault is told', (_, change, problem) => {
  expect(check(change).map((fault) => fault.problem)).toEqual([problem]);
});

const trip = 'themedPackages › harbour-days ›';

test.each`
  place                                    | value                          | spot                                            | problem                                         | expected
  ${'openings.0.closed'}                   | ${['wed']}                     | ${'openings › old-jail › closed[1]'}            | ${'is "wed"'}                                   | ${'wednesday'}
  ${'openings.1.season'}                   | ${undefined}                   | ${'openings › quiet-island'}                    | ${'says nothing'}                               | ${''}
  ${'openings.0.hours'}                    | ${[hours('9:00')]}             | ${'openings › old-jail › hours[1].from'}        | ${'is "9:00"'}                                  | ${'such as 09:00 or 16:45'}
  ${'openings.0.hours'}                    | ${[hours('18:00')]}            | ${'openings › old-jail › hours'}                | ${'ends before it begins'}                      | ${''}
  ${'openings.0.uncertain'}                | ${['wednesday']}               | ${'openings › old-jail › uncertain'}            | ${'stands in closed, too'}                      | ${''}
  ${'openings.1.season.to'}                | ${'15 May'}                    | ${'openings › quiet-island › season.to'}        | ${'is "15 May"'}                                | ${'such as 11-01'}
  ${'openings.0.place'}                    | ${'atlantis'}                  | ${'openings › old-jail › place'}                | ${'is not a place'}                             | ${''}
  ${'openings.0.shownOn'}                  | ${['/atlantis']}               | ${'openings › old-jail › shownOn[1]'}           | ${'is not the address'}                         | ${''}
  ${'openings.0.subject'}                  | ${'/atlantis'}                 | ${'openings › old-jail › subject'}              | ${'is not the address'}                         | ${''}
  ${'seasons.crowds.0.days'}               | ${['2027-04-20']}              | ${'seasons › crowds[1]'}                        | ${'has not exactly one'}                        | ${''}
  ${'openings.0.authority'}                | ${'me'}                        | ${'openings › old-jail › authority'}            | ${'is not an office'}                           | ${'tourism'}
  ${'advice.0.group'}                      | ${'rule'}                      | ${'advice › drones › group'}                    | ${'"rule" is not one of the adviceGroups'}      | ${'rules'}
  ${'advice.0.group'}                      | ${undefined}                   | ${'advice › drones › group'}                    | ${'is missing'}                                 | ${'adviceGroups'}
  ${'adviceGroups.0.id'}                   | ${'bag'}                       | ${'adviceGroups › bag › id'}                    | ${'is the id of a part'}                        | ${'another id'}
  ${'advice.0.id'}                         | ${'help'}                      | ${'advice › help › id'}                         | ${'is the id of a part'}                        | ${'another id'}
  ${'openings.1.slug'}                     | ${'closed-days'}               | ${'openings › closed-days › slug'}              | ${'is the id of a part'}                        | ${'another id'}
  ${'seasons.months'}                      | ${[]}                          | ${'seasons › months'}                           | ${'is an empty list'}                           | ${'twelve months'}
  ${'seasons.months.8.name'}               | ${'Sept'}                      | ${'seasons › months[9].name'}                   | ${'stands where September belongs: "Sept"'}     | ${''}
  ${'openings.1.season.to'}                | ${'02-30'}                     | ${'openings › quiet-island › season.to'}        | ${'is "02-30"'}                                 | ${'that exists'}
  ${'terms.ferry'}                         | ${undefined}                   | ${'terms › ferry'}                              | ${'is missing'}                                 | ${'a ferry is cancelled'}
  ${'terms.season.perRoom'}                | ${{ least: 2500, most: 1000 }} | ${'terms › season.perRoom'}                     | ${'has less at most'}                           | ${'{ least: 1000, most: 2500 }'}
  ${'terms.season.perRoom.most'}           | ${250_000}                     | ${'terms › season.perRoom.most'}                | ${'is 250000'}                                  | ${'such as 1000'}
  ${'services.0.related'}                  | ${['/atlantis']}               | ${'services › carrental › related[1]'}          | ${'is not the address'}                         | ${''}
  ${'ferryRoutes.0.operators'}             | ${['nobody']}                  | ${`${out} operators[1]`}                        | ${'is not an operator'}                         | ${''}
  ${'ferryRoutes.0.minutes.most'}          | ${60}                          | ${`${out} minutes`}                             | ${'has less at most'}                           | ${''}
  ${'questions.0.questions.0.terms'}       | ${['price']}                   | ${'questions › prices › questions[1].terms[1]'} | ${'is "price"'}                                 | ${'per'}
  ${'questions.0.questions.1.answer'}      | ${undefined}                   | ${'questions › prices › questions[2]'}          | ${'has no answer'}                              | ${''}
  ${'questions.1.questions.0.ferryRoutes'} | ${['none']}                    | ${`${way}[1].ferryRoutes[1]`}                   | ${'is not a ferry route'}                       | ${''}
  ${'themedPackages.1.itinerary.0.sees'}   | ${['old-jale']}                | ${`${trip} itinerary[1].sees[1]`}               | ${'is not in content/opening.ts'}               | ${'old-jail'}
  ${'themedPackages.1.landBy'}             | ${'14:00'}                     | ${`${trip} itinerary[1].sees`}                  | ${'closes at 16:45, and one may land at 14:00'} | ${'an earlier landBy'}
  ${'themedPackages.1.itinerary.2.sees'}   | ${['old-jail']}                | ${`${trip} itinerary[3].sees`}                  | ${'on the day of a ferry'}                      | ${'another day'}
`('tells what is wrong with a plan: $place = $value', expectFault);

test.each`
  place                | value                                                            | spot                           | problem                       | expected
  ${'beaches.0.image'} | ${{ src: '/images/gone.svg', alt }}                              | ${`${beach} image.src`}        | ${'does not exist'}           | ${'the file public/images/gone.svg'}
  ${'beaches.0.image'} | ${{ src: '/photographs/beech.jpg', alt }}                        | ${`${beach} image.src`}        | ${'does not exist'}           | ${'/photographs/beach.jpg (did you mean'}
  ${'beaches.0.image'} | ${{ src: '/photographs/broken.jpg', alt }}                       | ${`${beach} image.src`}        | ${'is damaged'}               | ${'a file that is whole'}
  ${'beaches.0.image'} | ${{ src: '/photographs/small.jpg', alt }}                        | ${`${beach} image.src`}        | ${'is 1199 pixels wide'}      | ${'1200 pixels'}
  ${'beaches.0.image'} | ${{ src: '/photographs/../secret.jpg', alt }}                    | ${`${beach} image.src`}        | ${'is "/photographs/../'}     | ${''}
  ${'beaches.0.image'} | ${remote('http://pictures.example/a.jpg')}                       | ${`${beach} image.remote.src`} | ${'is "http:'}                | ${''}
  ${'beaches.0.image'} | ${{ src: '/images/pages/about.svg', alt: 'Beach' }}              | ${`${beach} image.alt`}        | ${'has 5 characters'}         | ${''}
  ${'beaches.0.image'} | ${{ src: '/images/pages/about.svg', alt: 'Picture of a beach' }} | ${`${beach} image.alt`}        | ${'starts with "picture of"'} | ${''}
`('tells what is wrong with a picture: $place = $value', expectFault);

test('a trip must find its sights open on at least one day of arrival', () => {
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const faults = check((c) => {
    c.openings[0].closed = weekdays;
    c.openings[2].closed = ['sunday'];
    c.themedPackages[1].itinerary[0].sees = ['old-jail', 'saw-mill'];
  });
  expect(faults.map(({ item, field, problem }) => [item, field, problem])).toEqual([
    [
      'themedPackages › harbour-days',
      'itinerary',
      'meets a closed door on whatever day of the week one arrives',
    ],
  ]);
});

test('ordinary edits have no fault', () => {
  const faults = check((c) => {
    c.familyPackages.push(makePackage({ slug: 'new', name: 'New', price: { was: 900, now: 800 } }));
    c.topPlaces.push(makePlace({ slug: 'new-island', name: 'New Island' }));
    c.beaches.unshift(makeBeach({ slug: 'new-beach' }));
    c.beaches.reverse();
    c.company.social.push({ network: 'other', label: 'Us', href: 'https://other.example/us' });
    c.beaches[0].image = { src: '/photographs/beach.jpg', alt: 'A beach in the evening' };
    c.company.phones[0] = '+91 98765 43210';
    c.navigation.main[0].label = 'Start';
  });
  expect(faults).toEqual([]);
});

test('what a young company does not have is no fault', () => {
  const faults = check((c) => {
    c.company.phones = ['+91 98765 43210'];
    c.company.social = [];
    c.counters = [];
    c.testimonials = [];
    c.familyPackages[0].price = { now: 22_500 };
  });
  expect(faults).toEqual([]);
});

test('what follows from a file that could not be read is not told', () => {
  const content: RawContent = structuredClone(rawContent);
  for (const name of ['topPlaces', 'offbeatPlaces', 'town'] as const) delete content[name];
  (content as Loose).familyPackages[0].price.now = 0;
  const unread = new Set(['content/destinations.ts']);
  const { issues } = parseContent(content, unread);
  expect(issues.map(({ field }) => field)).toEqual(['price.now']);
});

test('reports every fault of every file at once, with file, item and field', () => {
  const report = formatReport(
    check((c) => {
      c.familyPackages[0].price.now = 0;
      c.posts[0].title = '';
      c.beaches[0].image = { ...c.beaches[0].image, src: '/images/gone.svg' };
    }),
  );
  expect(report).toContain('The content has 3 faults in 3 files.');
  expect(report).toContain(`content/packages.ts\n  ${family} price.now\n      is 0`);
});

test('a night at a place that does not exist is told once, not as a trip that cannot be travelled', () => {
  const faults = check(put('themedPackages.1.itinerary.0.stay', 'Atlantis'));
  expect(faults.map(({ field }) => field)).toEqual(['itinerary[1].stay']);
});

test('a ferry route that leads nowhere is told once, not on every trip that takes it', () => {
  expect(
    check((c) => {
      c.ferryRoutes[0].to = 'atlantis';
    }),
  ).toHaveLength(1);
});

test('a reference to an item that is broken elsewhere is no fault of its own', () => {
  const faults = check((c) => delete c.topPlaces[0].history);
  expect(faults.map(({ field }) => field)).toEqual(['history']);
});
