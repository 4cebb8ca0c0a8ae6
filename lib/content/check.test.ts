import { checkContent } from './check';
import type { CollectionName, RawContent } from './collections';
import { formatReport } from './fault';
import { namedPhotographs, type PhotographState } from './images';
import { rawContent } from './store';
import { walk } from './walk';

/** Every picture that the content names, as if all of them were there. */
const pictures = new Set(
  walk(rawContent)
    .filter(({ key }) => key === 'src')
    .map(({ value }) => String(value)),
);

// Content as an editor may leave it: anything goes.
// biome-ignore lint/suspicious/noExplicitAny: breaking content on purpose needs no types
type Loose = any;

/** What is in the folder photographs. */
const photographs = new Map<string, PhotographState>([
  ['/photographs/beach.jpg', { width: 1200, height: 800 }],
  ['/photographs/small.jpg', { width: 1199, height: 800 }],
  ['/photographs/broken.jpg', { problem: 'is damaged', expected: 'a file that is whole' }],
]);
const files = new Set([...pictures, ...photographs.keys()]);

const remote = { src: 'https://pictures.example/beach.jpg', width: 1600, height: 1000 };

type Case = {
  what: string;
  break: (content: Loose) => void;
  file: string;
  item: string;
  field: string;
  problem?: string;
  expected?: string;
};

const first = 'familyPackages › family-4-nights-5-days';

const cases: Case[] = [
  {
    what: 'an address of the site with a path',
    break: ({ company }) => {
      company.site = 'https://www.seaalmond.example/';
    },
    file: 'content/company.ts',
    item: 'company',
    field: 'site',
    problem: 'is "https://www.seaalmond.example/"',
    expected: 'without a path',
  },
  {
    what: 'an address of the site without encryption',
    break: ({ company }) => {
      company.site = 'http://www.seaalmond.example';
    },
    file: 'content/company.ts',
    item: 'company',
    field: 'site',
  },
  {
    what: 'a period that the privacy text does not name',
    break: ({ privacy }) => {
      privacy.sections[0].months = 6;
    },
    file: 'content/privacy.ts',
    item: 'privacy',
    field: 'sections[1]',
    problem: 'has months without {months}',
  },
  {
    what: 'a missing field',
    break: ({ familyPackages }) => delete familyPackages[0].duration,
    file: 'content/packages.ts',
    item: first,
    field: 'duration',
    problem: 'is missing',
    expected: 'a duration such as 4 Nights & 5 Days',
  },
  {
    what: 'a field that nobody asked for',
    break: ({ familyPackages }) => {
      familyPackages[0].colour = 'blue';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'colour',
    problem: 'is not a field that the site knows',
    expected: 'one of slug',
  },
  {
    what: 'a typo in a key',
    break: ({ topPlaces }) => {
      topPlaces[1].hidde = true;
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › havelock-island',
    field: 'hidde',
    expected: 'hidden (did you mean that?)',
  },
  {
    what: 'an unknown key deep inside',
    break: ({ topPlaces }) => {
      topPlaces[1].activities[0].image.caption = 'A beach';
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › havelock-island',
    field: 'activities[1].image.caption',
    expected: 'one of src, alt',
  },
  {
    what: 'a price with a dot',
    break: ({ familyPackages }) => {
      familyPackages[0].discountedCost = '₹22.500';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'discountedCost',
    problem: 'is "₹22.500"',
    expected: '₹22,500',
  },
  {
    what: 'a price without the rupee sign',
    break: ({ honeymoonPackages }) => {
      honeymoonPackages[3].totalCost = '45,994';
    },
    file: 'content/packages.ts',
    item: 'honeymoonPackages › honeymoon-7-nights-8-days',
    field: 'totalCost',
    problem: 'is "45,994"',
  },
  {
    what: 'a price in groups that India does not use',
    break: ({ honeymoonPackages }) => {
      honeymoonPackages[0].totalCost = '₹127,673';
    },
    file: 'content/packages.ts',
    item: 'honeymoonPackages › honeymoon-4-nights-5-days',
    field: 'totalCost',
  },
  {
    what: 'a price as a bare number',
    break: ({ familyPackages }) => {
      familyPackages[2].totalCost = 36200;
    },
    file: 'content/packages.ts',
    item: 'familyPackages › family-6-nights-7-days',
    field: 'totalCost',
    problem: 'is 36200',
  },
  {
    what: 'a discount that is none',
    break: ({ familyPackages }) => {
      familyPackages[0].discountedCost = '₹29,000';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'discountedCost',
    problem: 'is not lower than totalCost',
  },
  {
    what: 'only one of two prices',
    break: ({ familyPackages }) => delete familyPackages[1].totalCost,
    file: 'content/packages.ts',
    item: 'familyPackages › family-5-nights-6-days',
    field: 'totalCost',
    problem: 'is missing',
  },
  {
    what: 'days that do not fit the nights',
    break: ({ familyPackages }) => {
      familyPackages[0].duration = '4 Nights & 6 Days';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'duration',
    problem: 'has days that are not the nights and one',
  },
  {
    what: 'a duration in other words',
    break: ({ themedPackages }) => {
      themedPackages[0].duration = 'four days';
    },
    file: 'content/packages.ts',
    item: 'themedPackages › andaman-delights',
    field: 'duration',
    problem: 'is "four days"',
  },
  {
    what: 'a themed package without a name',
    break: ({ themedPackages }) => delete themedPackages[4].name,
    file: 'content/packages.ts',
    item: 'themedPackages › tropical-andaman',
    field: 'name',
    problem: 'is missing',
  },
  {
    what: 'a price on a themed package',
    break: ({ themedPackages }) => {
      themedPackages[4].totalCost = '₹26,500';
    },
    file: 'content/packages.ts',
    item: 'themedPackages › tropical-andaman',
    field: 'totalCost',
    problem: 'is not a field that the site knows',
  },
  {
    what: 'a slug used twice in a list',
    break: ({ familyPackages }) => {
      familyPackages[1].slug = familyPackages[0].slug;
    },
    file: 'content/packages.ts',
    item: first,
    field: 'slug',
    problem: 'is used twice',
  },
  {
    what: 'a slug used twice across lists that share addresses',
    break: ({ beaches }) => {
      beaches[0].slug = 'kayaking';
    },
    file: 'content/watersports.ts',
    item: 'beaches › kayaking',
    field: 'slug',
    problem: 'it stands in waterSports already',
  },
  {
    what: 'a slug with capitals and spaces',
    break: ({ attractions }) => {
      attractions[4].slug = 'Cellular Jail';
    },
    file: 'content/sightseeing.ts',
    item: 'attractions › Cellular Jail',
    field: 'slug',
    problem: 'is "Cellular Jail"',
  },
  {
    what: 'an item without a slug, named by its place',
    break: ({ attractions }) => delete attractions[2].slug,
    file: 'content/sightseeing.ts',
    item: 'attractions › item 3',
    field: 'slug',
    problem: 'is missing',
  },
  {
    what: 'a package that visits a place that is not there',
    break: ({ familyPackages }) => {
      familyPackages[0].destinations[0] = 'havelok-island';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'destinations[1]',
    problem: '"havelok-island" is not a place',
    expected: 'havelock-island',
  },
  {
    what: 'a package that visits nothing',
    break: ({ familyPackages }) => {
      familyPackages[0].destinations = [];
    },
    file: 'content/packages.ts',
    item: first,
    field: 'destinations',
    problem: 'is an empty list',
  },
  {
    what: 'a ferry route with a schedule that is not there',
    break: ({ ferryRoutes }) => {
      ferryRoutes[2].schedule = 7;
    },
    file: 'content/cruise.ts',
    item: 'ferryRoutes › port-blair-to-neil',
    field: 'schedule',
    problem: '7 is not the id of a link',
    expected: 'one of 1, 2, 3, 4, 5, 6',
  },
  {
    what: 'a schedule id that is no whole number',
    break: ({ operators }) => {
      operators[0].schedule = '2';
    },
    file: 'content/cruise.ts',
    item: 'operators › makruzz',
    field: 'schedule',
    problem: 'is "2"',
  },
  {
    what: 'a schedule without https',
    break: ({ schedules }) => {
      schedules[1].href = 'http://www.makruzz.com/';
    },
    file: 'content/schedules.ts',
    item: 'schedules › 2',
    field: 'href',
    expected: 'https://',
  },
  {
    what: 'a script for a link',
    break: ({ schedules }) => {
      schedules[0].href = 'javascript:alert(1)';
    },
    file: 'content/schedules.ts',
    item: 'schedules › 1',
    field: 'href',
    problem: 'is "javascript:alert(1)"',
  },
  {
    what: 'a schedule id used twice',
    break: ({ schedules }) => {
      schedules[5].id = 1;
    },
    file: 'content/schedules.ts',
    item: 'schedules › 1',
    field: 'id',
    problem: 'is used twice',
  },
  {
    what: 'a post by somebody unknown',
    break: ({ posts }) => {
      posts[0].author = 'nobody';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'author',
    problem: '"nobody" is not an author',
  },
  {
    what: 'a post whose slug is not its title',
    break: ({ posts }) => {
      posts[1].title = 'Another title';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 1)}`,
    field: 'slug',
    problem: 'which is not the title',
    expected: 'another-title',
  },
  {
    what: 'a day that does not exist',
    break: ({ posts }) => {
      posts[0].date = '2024-02-30';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'date',
    problem: 'is "2024-02-30"',
  },
  {
    what: 'a day in another order',
    break: ({ posts }) => {
      posts[0].date = '03/11/2024';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'date',
    expected: 'year-month-day',
  },
  {
    what: 'a post section without text',
    break: ({ posts }) => {
      posts[0].sections[1].paragraphs = [];
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'sections[2].paragraphs',
    problem: 'is an empty list',
  },
  {
    what: 'a picture that is not there',
    break: ({ waterSports }) => {
      waterSports[1].image.src = '/images/watersports/scuba.svg';
    },
    file: 'content/watersports.ts',
    item: 'waterSports › scuba-diving',
    field: 'image.src',
    problem: '"/images/watersports/scuba.svg" does not exist',
    expected: 'public/images/watersports/scuba.svg',
  },
  {
    what: 'a picture that differs in a capital letter',
    break: ({ waterSports }) => {
      waterSports[1].image.src = '/images/watersports/Scuba-diving.svg';
    },
    file: 'content/watersports.ts',
    item: 'waterSports › scuba-diving',
    field: 'image.src',
  },
  {
    what: 'a picture of an activity that is not there',
    break: ({ topPlaces }) => {
      topPlaces[2].activities[1].image.src = '/images/activities/nowhere.svg';
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › neil-island',
    field: 'activities[2].image.src',
    problem: 'does not exist',
  },
  {
    what: 'a picture from a stranger’s host',
    break: ({ heroSlides }) => {
      heroSlides[0].image.src = 'https://pictures.example/beach.jpg';
    },
    file: 'content/home.ts',
    item: 'heroSlides › first-light',
    field: 'image.src',
    expected: '/images/',
  },
  {
    what: 'a path that climbs out of the pictures',
    break: ({ heroSlides }) => {
      heroSlides[0].image.src = '/images/../secret.svg';
    },
    file: 'content/home.ts',
    item: 'heroSlides › first-light',
    field: 'image.src',
  },
  {
    what: 'a photograph that is not there, with a near name',
    break: ({ beaches }) => {
      beaches[1].image.src = '/photographs/Beach.jpeg';
    },
    file: 'content/watersports.ts',
    item: 'beaches › elephanta',
    field: 'image.src',
    problem: '"/photographs/Beach.jpeg" does not exist',
    expected: '/photographs/beach.jpg (did you mean that?)',
  },
  {
    what: 'a photograph that cannot be used',
    break: ({ beaches }) => {
      beaches[1].image.src = '/photographs/broken.jpg';
    },
    file: 'content/watersports.ts',
    item: 'beaches › elephanta',
    field: 'image.src',
    problem: '"/photographs/broken.jpg" is damaged',
    expected: 'a file that is whole',
  },
  {
    what: 'a photograph too small for a card',
    break: ({ beaches }) => {
      beaches[1].image.src = '/photographs/small.jpg';
    },
    file: 'content/watersports.ts',
    item: 'beaches › elephanta',
    field: 'image.src',
    problem: '"/photographs/small.jpg" is 1199 pixels wide',
    expected: '1200 pixels wide or wider',
  },
  {
    what: 'a photograph too small for a banner',
    break: ({ heroSlides }) => {
      heroSlides[2].image.src = '/photographs/beach.jpg';
    },
    file: 'content/home.ts',
    item: `heroSlides › ${slugOf('heroSlides', 2, 'id')}`,
    field: 'image.src',
    problem: '"/photographs/beach.jpg" is 1200 pixels wide',
    expected: '1600 pixels wide or wider',
  },
  {
    what: 'a photograph among the drawings',
    break: ({ beaches }) => {
      beaches[1].image.src = '/images/beaches/elephanta.jpg';
    },
    file: 'content/watersports.ts',
    item: 'beaches › elephanta',
    field: 'image.src',
    problem: 'is "/images/beaches/elephanta.jpg"',
    expected: 'a photograph in photographs such as /photographs/packages/beach.jpg',
  },
  {
    what: 'a path that climbs out of the photographs',
    break: ({ beaches }) => {
      beaches[1].image.src = '/photographs/../beach.jpg';
    },
    file: 'content/watersports.ts',
    item: 'beaches › elephanta',
    field: 'image.src',
  },
  {
    what: 'a picture of a host that is not on the list',
    break: ({ posts }) => {
      posts[0].image.remote = remote;
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'image.remote.src',
    problem: 'comes from the host pictures.example, which is not allowed',
    expected: 'a host of the list in content/picture-hosts.ts',
  },
  {
    what: 'a picture of a host whose name only ends like one of the list',
    break: ({ topPlaces, pictureHosts }) => {
      pictureHosts.push('example.org', 'pictures.example');
      topPlaces[1].activities[0].image.remote = {
        ...remote,
        src: 'https://evil-pictures.example/beach.jpg',
      };
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › havelock-island',
    field: 'activities[1].image.remote.src',
    problem: 'comes from the host evil-pictures.example',
    expected: '(now example.org, pictures.example)',
  },
  {
    what: 'a picture of a host without https',
    break: ({ posts, pictureHosts }) => {
      pictureHosts.push('pictures.example');
      posts[0].image.remote = { ...remote, src: 'http://pictures.example/beach.jpg' };
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'image.remote.src',
    problem: 'is "http://pictures.example/beach.jpg"',
    expected: 'starts with https://',
  },
  {
    what: 'a picture of a host without its size',
    break: ({ posts, pictureHosts }) => {
      pictureHosts.push('pictures.example');
      posts[0].image.remote = { src: remote.src, width: 1600 };
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'image.remote.height',
    problem: 'is missing',
    expected: 'how high that picture is, in pixels',
  },
  {
    what: 'a host with its https',
    break: ({ pictureHosts }) => {
      pictureHosts.push('https://pictures.example/');
    },
    file: 'content/picture-hosts.ts',
    item: 'pictureHosts › item 1',
    field: '',
    problem: 'is "https://pictures.example/"',
    expected: 'no https://, no slash',
  },
  {
    what: 'no alternative text',
    break: ({ beaches }) => delete beaches[3].image.alt,
    file: 'content/watersports.ts',
    item: 'beaches › corbyn-cove',
    field: 'image.alt',
    problem: 'is missing',
  },
  {
    what: 'an alternative text of one word',
    break: ({ beaches }) => {
      beaches[3].image.alt = 'beach';
    },
    file: 'content/watersports.ts',
    item: 'beaches › corbyn-cove',
    field: 'image.alt',
    problem: 'has 5 characters: "beach"',
  },
  {
    what: 'an alternative text that only says that it is a picture',
    break: ({ beaches }) => {
      beaches[3].image.alt = 'Picture of a beach with palms';
    },
    file: 'content/watersports.ts',
    item: 'beaches › corbyn-cove',
    field: 'image.alt',
    problem: 'say what is to be seen',
  },
  {
    what: 'a script in a text',
    break: ({ attractions }) => {
      attractions[0].description[0] = 'Look: <script>alert(1)</script>';
    },
    file: 'content/sightseeing.ts',
    item: 'attractions › natural-rock-at-neil',
    field: 'description[1]',
    problem: 'looks like HTML',
  },
  {
    what: 'a title of 10,000 characters',
    break: ({ posts }) => {
      posts[2].title = 'x'.repeat(10_000);
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 2)}`,
    field: 'title',
    problem: 'has 10000 characters',
    expected: '80 characters',
  },
  {
    what: 'an empty text',
    break: ({ operators }) => {
      operators[1].description = '';
    },
    file: 'content/cruise.ts',
    item: 'operators › green-ocean',
    field: 'description',
    problem: 'is empty',
  },
  {
    what: 'a text that is only a space',
    break: ({ operators }) => {
      operators[1].title = ' ';
    },
    file: 'content/cruise.ts',
    item: 'operators › green-ocean',
    field: 'title',
    problem: 'starts or ends with a space',
  },
  {
    what: 'a line break in a heading',
    break: ({ services }) => {
      services[0].heading = 'One\nTwo';
    },
    file: 'content/services.ts',
    item: 'services › touroperator',
    field: 'heading',
    problem: 'holds a line break',
  },
  {
    what: 'a list where a text belongs',
    break: ({ services }) => {
      services[0].paragraph = ['One', 'Two'];
    },
    file: 'content/services.ts',
    item: 'services › touroperator',
    field: 'paragraph',
    problem: 'is a list of 2',
  },
  {
    what: 'a text where a list belongs',
    break: ({ themedPackages }) => {
      themedPackages[0].inclusions = 'Hotel rooms';
    },
    file: 'content/packages.ts',
    item: 'themedPackages › andaman-delights',
    field: 'inclusions',
    problem: 'is "Hotel rooms"',
  },
  {
    what: 'an empty list of points',
    break: ({ themedPackages }) => {
      themedPackages[0].exclusions = [];
    },
    file: 'content/packages.ts',
    item: 'themedPackages › andaman-delights',
    field: 'exclusions',
    problem: 'is an empty list',
  },
  {
    what: 'a whole list that is empty',
    break: (content) => {
      content.heroSlides = [];
    },
    file: 'content/home.ts',
    item: 'heroSlides',
    field: '',
    problem: 'is an empty list',
  },
  {
    what: 'a whole list that is missing',
    break: (content) => delete content.airlines,
    file: 'content/home.ts',
    item: 'airlines',
    field: '',
    problem: 'is missing',
    expected: 'a list of at least one item',
  },
  {
    what: 'six activities where five are the most',
    break: ({ topPlaces }) => {
      topPlaces[1].activities.push(topPlaces[1].activities[0]);
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › havelock-island',
    field: 'activities',
    problem: 'has 6 entries',
  },
  {
    what: 'an item that is no group of fields',
    break: ({ beaches }) => {
      beaches[1] = 'Elephanta';
    },
    file: 'content/watersports.ts',
    item: 'beaches › item 2',
    field: '',
    problem: 'is "Elephanta"',
  },
  {
    what: 'a counter below one',
    break: ({ counters }) => {
      counters[2].target = 0;
    },
    file: 'content/home.ts',
    item: 'counters › Travellers',
    field: 'target',
    problem: 'is 0',
  },
  {
    what: 'hidden written as a word',
    break: ({ posts }) => {
      posts[0].hidden = 'yes';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'hidden',
    problem: 'is "yes"',
    expected: 'true takes the item off the site',
  },
  {
    what: 'an e-mail address that is none',
    break: ({ company }) => {
      company.email = 'hello at seaalmond';
    },
    file: 'content/company.ts',
    item: 'company',
    field: 'email',
    problem: 'is "hello at seaalmond"',
  },
  {
    what: 'one telephone number instead of two',
    break: ({ company }) => {
      company.phones = ['+91 3192 000 001'];
    },
    file: 'content/company.ts',
    item: 'company',
    field: 'phones',
  },
  {
    what: 'a telephone number without its country',
    break: ({ company }) => {
      company.phones[1] = '03192 000 002';
    },
    file: 'content/company.ts',
    item: 'company',
    field: 'phones[2]',
    problem: 'is "03192 000 002"',
    expected: 'country code',
  },
  {
    what: 'a menu entry that leads nowhere',
    break: ({ navigation }) => {
      navigation.main[2].href = '/package';
    },
    file: 'content/navigation.ts',
    item: 'navigation',
    field: 'main[3].href',
    problem: '"/package" leads nowhere',
    expected: '/packages',
  },
  {
    what: 'a menu entry to a page that is hidden',
    break: ({ services }) => {
      services[1].hidden = true;
    },
    file: 'content/navigation.ts',
    item: 'navigation',
    field: 'footer[4].links[3].href',
    problem: '"/carrental" leads nowhere',
  },
  {
    what: 'a menu entry that leaves the site',
    break: ({ navigation }) => {
      navigation.footer[0].links[0].href = '//evil.example';
    },
    file: 'content/navigation.ts',
    item: 'navigation',
    field: 'footer[1].links[1].href',
  },
  {
    what: 'a summary too long for search engines',
    break: ({ pages }) => {
      pages.cruise.summary = 'x'.repeat(161);
    },
    file: 'content/pages.ts',
    item: 'pages',
    field: 'cruise.summary',
    problem: 'has 161 characters',
  },
  {
    what: 'a form field of an unknown kind',
    break: ({ forms }) => {
      forms.contact.fields[3].type = 'calendar';
    },
    file: 'content/forms.ts',
    item: 'forms',
    field: 'contact.fields[4].type',
    problem: 'is "calendar"',
    expected: 'date',
  },
  {
    what: 'an itinerary with a day too few',
    break: ({ familyPackages }) => familyPackages[0].itinerary.pop(),
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary',
    problem: 'has 4 days, and the duration is 4 Nights & 5 Days',
    expected: '5 days, the last one without a night',
  },
  {
    what: 'a crossing that starts where one is not',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[2].ferries = ['neil-to-port-blair'];
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[3].ferries[1]',
    problem: '"neil-to-port-blair" leaves neil-island, and one is at havelock-island by then',
    expected: 'a crossing from havelock-island: havelock-to-port-blair, havelock-to-neil',
  },
  {
    what: 'a second crossing that does not follow from the first',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[3].ferries[1] = 'havelock-to-port-blair';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[4].ferries[2]',
    problem: 'leaves havelock-island, and one is at neil-island by then',
  },
  {
    what: 'a crossing to where one does not sleep',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[1].stay = 'neil-island';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[2].ferries[1]',
    problem: '"port-blair-to-havelock" ends at havelock-island, and one sleeps at neil-island',
    expected: 'a crossing to neil-island',
  },
  {
    what: 'a night on an island without a crossing to it',
    break: ({ familyPackages }) => delete familyPackages[0].itinerary[1].ferries,
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[2].ferries',
    problem: 'is missing: one wakes at port-blair, and one sleeps at havelock-island',
    expected: 'a crossing from port-blair: port-blair-to-havelock, port-blair-to-neil',
  },
  {
    what: 'a crossing that is not there',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[1].ferries = ['port-blair-to-diglipur'];
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[2].ferries[1]',
    problem: '"port-blair-to-diglipur" is not a crossing in content/cruise.ts',
    expected: 'one of port-blair-to-havelock',
  },
  {
    what: 'a trip that ends on an island',
    break: ({ familyPackages }) => {
      delete familyPackages[0].itinerary[3].ferries;
      familyPackages[0].itinerary[3].stay = 'havelock-island';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[5].ferries',
    problem: 'is missing: one wakes at havelock-island, and the trip ends at port-blair',
  },
  {
    what: 'a day without a night',
    break: ({ familyPackages }) => delete familyPackages[0].itinerary[2].stay,
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[3].stay',
    problem: 'is missing',
    expected: 'where one sleeps: port-blair, ross-island',
  },
  {
    what: 'a night on the last day',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[4].stay = 'port-blair';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[5].stay',
    problem: 'is "port-blair" on the last day',
    expected: 'no such line',
  },
  {
    what: 'a night at a place that is not there',
    break: ({ themedPackages }) => {
      themedPackages[8].itinerary[1].stay = 'rangaat';
    },
    file: 'content/packages.ts',
    item: 'themedPackages › pristine-andaman',
    field: 'itinerary[2].stay',
    problem: '"rangaat" is not a place in content/destinations.ts',
    expected: 'rangat',
  },
  {
    what: 'an outing to a place that is not there',
    break: ({ familyPackages }) => {
      familyPackages[3].itinerary[1].visits = ['baratong'];
    },
    file: 'content/packages.ts',
    item: 'familyPackages › family-7-nights-8-days',
    field: 'itinerary[2].visits[1]',
    problem: '"baratong" is not a place in content/destinations.ts',
    expected: 'baratang',
  },
  {
    what: 'an outing across the sea',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[2].visits = ['ross-island'];
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[3].visits[1]',
    problem: '"ross-island" is out of reach of havelock-island without a crossing',
  },
  {
    what: 'a destination that no day visits',
    break: ({ familyPackages }) => familyPackages[0].destinations.push('diglipur'),
    file: 'content/packages.ts',
    item: first,
    field: 'destinations[3]',
    problem: '"diglipur" is visited on no day of the itinerary',
    expected: 'in visits',
  },
  {
    what: 'a visit that the destinations leave out',
    break: ({ familyPackages }) => familyPackages[0].destinations.pop(),
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[4].ferries[1]',
    problem: 'leads to neil-island, which the destinations leave out',
  },
  {
    what: 'an hour in an itinerary',
    break: ({ familyPackages }) => {
      familyPackages[0].itinerary[1].departs = '06:30';
    },
    file: 'content/packages.ts',
    item: first,
    field: 'itinerary[2].departs',
    problem: 'is not a field that the site knows',
    expected: 'one of title, text, ferries, visits, stay',
  },
  {
    what: 'an overview that tells every day',
    break: ({ familyPackages }) => familyPackages[0].overview.push('One more.', 'And one more.'),
    file: 'content/packages.ts',
    item: first,
    field: 'overview',
    problem: 'has 6 entries',
    expected: 'what happens when is for the itinerary',
  },
  {
    what: 'a package that leaves nothing to ask',
    break: ({ familyPackages }) => {
      familyPackages[0].ask = [];
    },
    file: 'content/packages.ts',
    item: first,
    field: 'ask',
    problem: 'is an empty list',
    expected: '2 to 4 questions',
  },
  {
    what: 'coordinates the wrong way round',
    break: ({ topPlaces }) => {
      topPlaces[0].at = { north: 92.763, east: 11.675 };
    },
    file: 'content/destinations.ts',
    item: 'topPlaces › ross-island',
    field: 'at.north',
    problem: 'is 92.763, which is too large',
    expected: 'degrees north, from 6 to 14',
  },
  {
    what: 'coordinates that mean a doorstep',
    break: ({ beaches }) => {
      beaches[0].at.east = 92.9512345;
    },
    file: 'content/watersports.ts',
    item: 'beaches › radha-nagar',
    field: 'at.east',
    problem: 'has more than 4 decimals: 92.9512345',
    expected: '2 to 4 decimals',
  },
  {
    what: 'a place on no map',
    break: ({ offbeatPlaces }) => delete offbeatPlaces[1].at,
    file: 'content/destinations.ts',
    item: 'offbeatPlaces › little-andaman',
    field: 'at',
    problem: 'is missing',
    expected: '{ north: 11.67, east: 92.74 }',
  },
  {
    what: 'a harbour at a place that is not there',
    break: ({ harbours }) => {
      harbours[1].slug = 'havelock';
    },
    file: 'content/cruise.ts',
    item: 'harbours › havelock',
    field: 'slug',
    problem: '"havelock" is not a place in content/destinations.ts',
    expected: 'port-blair, ross-island, havelock-island',
  },
  {
    what: 'two harbours at one place',
    break: ({ harbours }) => {
      harbours[1].slug = 'neil-island';
    },
    file: 'content/cruise.ts',
    item: 'harbours › neil-island',
    field: 'slug',
    problem: 'is used twice',
  },
  {
    what: 'a crossing to where there is no harbour',
    break: ({ ferryRoutes }) => {
      ferryRoutes[0].to = 'baratang';
    },
    file: 'content/cruise.ts',
    item: 'ferryRoutes › port-blair-to-havelock',
    field: 'to',
    problem: '"baratang" is not a harbour in content/cruise.ts',
    expected: 'one of port-blair, havelock-island, neil-island',
  },
  {
    what: 'a crossing to where it starts',
    break: ({ ferryRoutes }) => {
      ferryRoutes[0].to = 'port-blair';
    },
    file: 'content/cruise.ts',
    item: 'ferryRoutes › port-blair-to-havelock',
    field: 'to',
    problem: 'is "port-blair", where the crossing starts',
  },
  {
    what: 'an operator with the address of a crossing',
    break: ({ operators }) => {
      operators[0].slug = 'neil-to-havelock';
    },
    file: 'content/cruise.ts',
    item: 'ferryRoutes › neil-to-havelock',
    field: 'slug',
    problem: 'it stands in operators already',
  },
  {
    what: 'two packages of different lists with one address',
    break: ({ familyPackages, themedPackages }) => {
      themedPackages[0].slug = familyPackages[0].slug;
    },
    file: 'content/packages.ts',
    item: 'themedPackages › family-4-nights-5-days',
    field: 'slug',
    problem: 'it stands in familyPackages already',
  },
  {
    what: 'a sight at a place that is not there',
    break: ({ attractions }) => {
      attractions[2].places[1] = 'rose-island';
    },
    file: 'content/sightseeing.ts',
    item: 'attractions › north-bay-and-ross-island',
    field: 'places[2]',
    problem: '"rose-island" is not a place in content/destinations.ts',
    expected: 'ross-island',
  },
  {
    what: 'a sight that does not say when its text was changed',
    break: ({ attractions }) => delete attractions[0].updated,
    file: 'content/sightseeing.ts',
    item: 'attractions › natural-rock-at-neil',
    field: 'updated',
    problem: 'is missing',
    expected: 'the day on which the text was last changed',
  },
  {
    what: 'a page that was changed on a day that does not exist',
    break: ({ pages }) => {
      pages.cruise.updated = '2026-11-31';
    },
    file: 'content/pages.ts',
    item: 'pages',
    field: 'cruise.updated',
    problem: 'is "2026-11-31"',
  },
  {
    what: 'a post that was changed before it was written',
    break: ({ posts }) => {
      posts[0].updated = '2020-01-01';
    },
    file: 'content/posts.ts',
    item: `posts › ${slugOf('posts', 0)}`,
    field: 'updated',
    problem: 'is before date',
    expected: 'the same as date until then',
  },
];

function slugOf(name: CollectionName, index: number, key: 'slug' | 'id' = 'slug'): string {
  return (rawContent[name] as { slug: string; id: string }[])[index]?.[key] ?? '';
}

function check(change: (content: Loose) => void) {
  const content = structuredClone(rawContent) as RawContent;
  change(content);
  return checkContent(content, files, photographs);
}

test('the content as it stands has no fault', () => {
  expect(checkContent(rawContent, pictures)).toEqual([]);
});

test.each(cases)('tells the spot of $what', ({ break: change, file, item, field, ...told }) => {
  expect(check(change)).toContainEqual({
    file,
    item,
    field,
    problem: expect.stringContaining(told.problem ?? ''),
    expected: expect.stringContaining(told.expected ?? ''),
  });
});

test('takes photographs that are large enough, and pictures of allowed hosts', () => {
  const faults = check(({ beaches, pictureHosts }) => {
    pictureHosts.push('pictures.example');
    beaches[0].image.src = '/photographs/beach.jpg';
    beaches[1].image.remote = remote;
  });
  expect(faults).toEqual([]);
});

test('names each photograph of the content once', () => {
  const content = structuredClone(rawContent) as Loose;
  content.beaches[0].image.src = '/photographs/beach.jpg';
  content.topPlaces[0].activities[0].image.src = '/photographs/IMG_1 (2).HEIC';
  content.pages.home.sights.image.src = '/photographs/beach.jpg';
  content.posts[0].image.remote = { ...remote, src: '/photographs/not-this.jpg' };
  expect(namedPhotographs(content).sort()).toEqual([
    '/photographs/IMG_1 (2).HEIC',
    '/photographs/beach.jpg',
  ]);
});

test('a crossing that leads nowhere is told once, not on every trip that takes it', () => {
  const faults = check(({ ferryRoutes }) => {
    ferryRoutes[0].to = 'baratang';
  });
  expect(faults).toHaveLength(1);
});

test('there are at least forty ways to break it', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test('reports every fault of every file at once, those of references too', () => {
  const report = formatReport(
    check((content) => {
      content.familyPackages[0].discountedCost = '₹22.500';
      content.familyPackages[1].destinations.push('atlantis');
      content.posts[0].author = 'nobody';
      content.beaches[0].image.src = '/images/beaches/gone.svg';
    }),
  );
  expect(report).toContain('The content has 4 faults in 3 files.');
  for (const spot of ['discountedCost', 'destinations[', 'author', 'image.src']) {
    expect(report).toContain(spot);
  }
});

test('a reference to an item that is broken elsewhere is not a fault of its own', () => {
  const faults = check(({ topPlaces }) => delete topPlaces[1].history);
  expect(faults.map(({ field }) => field)).toEqual(['history']);
});
