const home = { label: 'Home', href: '/' };
const flights = { label: 'Flights', href: '/flights' };
const packages = { label: 'Packages', href: '/packages' };
const cruise = { label: 'Cruise', href: '/cruise' };
const places = { label: 'Best Places', href: '/topplaces' };
const about = { label: 'About', href: '/about' };
const sports = { label: 'Water Sports', href: '/watersports' };
const sights = { label: 'Sightseeing', href: '/sightseeing' };
const contact = { label: 'Contact Us', href: '/contact' };

const find = { label: 'Find it', href: '/search' };

const plan = [
  { label: 'Map', href: '/map' },
  { label: 'Compare', href: '/compare' },
  { label: 'Prices', href: '/prices-and-terms' },
  { label: 'When to go', href: '/when-to-go' },
  { label: 'Before you go', href: '/before-you-travel' },
  { label: 'No ferry', href: '/ferry-cancelled' },
  { label: 'Show these', href: '/phrases' },
  { label: 'Questions', href: '/questions' },
];

export const navigation = {
  main: [home, flights, packages, cruise, places, about],
  activities: { label: 'Activities', links: [sports, sights] },
  plan: { label: 'Plan', links: [...plan, find] },
  contact,
  footer: [
    {
      heading: 'Basic Info',
      links: [home, about, contact, { label: 'Privacy', href: '/privacy' }, find],
    },
    { heading: 'Services', links: [flights, cruise, packages] },
    { heading: 'Plan', links: plan },
    { heading: 'Leisure', links: [places, sports, sights, { label: 'Blogs', href: '/blogs' }] },
    {
      heading: 'Quick Links',
      links: [
        { label: 'Car Rental', href: '/carrental' },
        { label: 'Scuba Diving', href: '/scubadiving' },
      ],
    },
  ],
};
