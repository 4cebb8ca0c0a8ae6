import {
  ArrowUpRight,
  BedDouble,
  Bookmark,
  CalendarClock,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Globe,
  type IconNode,
  LoaderCircle,
  Luggage,
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Plane,
  Play,
  Plus,
  Search,
  Ship,
  Sunrise,
  TriangleAlert,
  Utensils,
  Wifi,
  X,
} from 'lucide';
import {
  siFacebook,
  siInstagram,
  siPinterest,
  siThreads,
  siTripadvisor,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

/** Line icons, by the names that components use. */
const lucideIcons = {
  'arrow-up-right': ArrowUpRight,
  'bed-double': BedDouble,
  bookmark: Bookmark,
  'calendar-clock': CalendarClock,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-check': CircleCheck,
  globe: Globe,
  close: X,
  'loader-circle': LoaderCircle,
  luggage: Luggage,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  plane: Plane,
  play: Play,
  plus: Plus,
  search: Search,
  ship: Ship,
  sunrise: Sunrise,
  'triangle-alert': TriangleAlert,
  utensils: Utensils,
  wifi: Wifi,
} satisfies Record<string, IconNode>;

/** The filled logos of other services. */
const logos = {
  facebook: siFacebook,
  instagram: siInstagram,
  pinterest: siPinterest,
  threads: siThreads,
  tripadvisor: siTripadvisor,
  whatsapp: siWhatsapp,
  x: siX,
  youtube: siYoutube,
};

export type IconName = keyof typeof lucideIcons | keyof typeof logos;

/**
 * Renders all icons as one SVG file, each with its name as id. Lines take the stroke width and colour from the place of
 * use; logos are filled with the same colour.
 */
export function drawIcons(): string {
  const groups = [
    ...Object.entries(lucideIcons).map(([name, node]) =>
      tag('g', { id: name, ...ends }, node.map(([shape, values]) => tag(shape, values)).join('')),
    ),
    ...Object.entries(logos).map(([name, { path: d }]) => tag('path', { id: name, d, ...filled })),
  ];
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg' }, groups.join(''));
}

const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const filled = { fill: 'currentColor', stroke: 'none' };

function tag(name: string, attributes: IconNode[number][1], inside?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}${inside === undefined ? '/' : `>${inside}</${name}`}>`;
}
