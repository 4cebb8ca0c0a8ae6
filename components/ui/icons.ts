import * as lucide from 'lucide';
import * as simpleIcons from 'simple-icons';

/** The line icons, by the names that components use. */
const lucideIcons = {
  'arrow-up-right': lucide.ArrowUpRight,
  'bed-double': lucide.BedDouble,
  bookmark: lucide.Bookmark,
  'calendar-clock': lucide.CalendarClock,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  'circle-check': lucide.CircleCheck,
  globe: lucide.Globe,
  close: lucide.X,
  'loader-circle': lucide.LoaderCircle,
  luggage: lucide.Luggage,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  menu: lucide.Menu,
  pause: lucide.Pause,
  phone: lucide.Phone,
  plane: lucide.Plane,
  play: lucide.Play,
  plus: lucide.Plus,
  search: lucide.Search,
  ship: lucide.Ship,
  sunrise: lucide.Sunrise,
  'triangle-alert': lucide.TriangleAlert,
  utensils: lucide.Utensils,
  wifi: lucide.Wifi,
} satisfies Record<string, lucide.IconNode>;

/** The filled logos of other services. */
const logos = {
  facebook: simpleIcons.siFacebook,
  instagram: simpleIcons.siInstagram,
  pinterest: simpleIcons.siPinterest,
  threads: simpleIcons.siThreads,
  tripadvisor: simpleIcons.siTripadvisor,
  whatsapp: simpleIcons.siWhatsapp,
  x: simpleIcons.siX,
  youtube: simpleIcons.siYoutube,
};

export type IconName = keyof typeof lucideIcons | keyof typeof logos;

/**
 * Renders all icons as one SVG file, each with its name as id. Lines take their stroke width and colour from where they
 * are used. Logos are filled with the same colour.
 */
export function renderIcons(): string {
  const groups = [
    ...Object.entries(lucideIcons).map(([name, node]) =>
      tag(
        'g',
        { id: name, ...roundedEnds },
        node.map(([shape, values]) => tag(shape, values)).join(''),
      ),
    ),
    ...Object.entries(logos).map(([name, { path: d }]) => tag('path', { id: name, d, ...filled })),
  ];
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, groups.join(''));
}

const roundedEnds = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const filled = { fill: 'currentColor', stroke: 'none' };

function tag(name: string, attributes: lucide.IconNode[number][1], inside?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}${inside === undefined ? '/' : `>${inside}</${name}`}>`;
}
