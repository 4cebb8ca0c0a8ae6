import type { navigation as real } from '../../content/navigation';

const link = (label: string, href: string) => ({ label, href });

const home = link('Home', '/');
const flights = link('Flights', '/flights');
const packages = link('Packages', '/packages');
const cruise = link('Cruise', '/cruise');
const places = link('Best Places', '/topplaces');
const about = link('About', '/about');
const sports = link('Water Sports', '/watersports');
const sights = link('Sightseeing', '/sightseeing');
const contact = link('Contact Us', '/contact');

const find = link('Find it', '/search');

const plan = [
  link('Map', '/map'),
  link('Compare', '/compare'),
  link('Prices', '/prices-and-terms'),
  link('When to go', '/when-to-go'),
  link('Before you go', '/before-you-travel'),
  link('No ferry', '/ferry-cancelled'),
  link('Show these', '/phrases'),
  link('Questions', '/questions'),
];

export const navigation: typeof real = {
  main: [home, flights, packages, cruise, places, about],
  activities: { label: 'Activities', links: [sports, sights] },
  plan: { label: 'Plan', links: [...plan, find] },
  contact,
  footer: [
    { heading: 'Basic Info', links: [home, about, contact, link('Privacy', '/privacy'), find] },
    { heading: 'Services', links: [flights, cruise, packages] },
    { heading: 'Plan', links: plan },
    { heading: 'Leisure', links: [places, sports, sights, link('Blogs', '/blogs')] },
    {
      heading: 'Quick Links',
      links: [link('Car Rental', '/carrental'), link('Scuba Diving', '/scubadiving')],
    },
  ],
};
