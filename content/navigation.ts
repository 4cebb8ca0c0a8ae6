// The menus. The order here is the order on the site.
export const navigation = {
  main: [
    { label: 'Home', href: '/' },
    { label: 'Flights', href: '/flights' },
    { label: 'Packages', href: '/packages' },
    { label: 'Cruise', href: '/cruise' },
    { label: 'Best Places', href: '/topplaces' },
    { label: 'About', href: '/about' },
  ],
  activities: {
    label: 'Activities',
    links: [
      { label: 'Water Sports', href: '/watersports' },
      { label: 'Sightseeing', href: '/sightseeing' },
    ],
  },
  plan: {
    label: 'Plan',
    links: [
      { label: 'Map', href: '/map' },
      { label: 'Compare trips', href: '/compare' },
      { label: 'Sample plans', href: '/touroperator' },
      { label: 'Prices and terms', href: '/prices-and-terms' },
      { label: 'LTC', href: '/ltc' },
      { label: 'When to go', href: '/when-to-go' },
      { label: 'Before you travel', href: '/before-you-travel' },
      { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      { label: 'Phrases for your phone', href: '/phrases' },
      { label: 'Questions', href: '/questions' },
      { label: 'Find anything', href: '/search' },
    ],
  },
  contact: { label: 'Contact Us', href: '/contact' },
  footer: [
    {
      heading: 'Basic Info',
      links: [
        { label: 'Home', href: '/' },
        { label: 'About', href: '/about' },
        { label: 'Contact', href: '/contact' },
        { label: 'Privacy', href: '/privacy' },
        { label: 'Find anything', href: '/search' },
      ],
    },
    {
      heading: 'Services Offered',
      links: [
        { label: 'Flights', href: '/flights' },
        { label: 'Cruise', href: '/cruise' },
        { label: 'Packages', href: '/packages' },
      ],
    },
    {
      heading: 'Leisure Activities',
      links: [
        { label: 'Best Places', href: '/topplaces' },
        { label: 'Watersports', href: '/watersports' },
        { label: 'Sightseeing', href: '/sightseeing' },
      ],
    },
    {
      heading: 'Plan Your Trip',
      links: [
        { label: 'Map', href: '/map' },
        { label: 'Compare trips', href: '/compare' },
        { label: 'Prices and terms', href: '/prices-and-terms' },
        { label: 'When to go', href: '/when-to-go' },
        { label: 'Before you travel', href: '/before-you-travel' },
        { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        { label: 'Questions', href: '/questions' },
      ],
    },
    {
      heading: 'Quick links',
      links: [
        { label: 'Blogs', href: '/blogs' },
        { label: 'Tour Operator', href: '/touroperator' },
        { label: 'LTC packages', href: '/ltc' },
        { label: 'Car Rental', href: '/carrental' },
        { label: 'Hotel Booking', href: '/hotelbooking' },
        { label: 'Air Ticketing', href: '/airticketing' },
        { label: 'Cruise Ferry Booking', href: '/cruiseferrybooking' },
        { label: 'Scuba Diving', href: '/scubadiving' },
        { label: 'Sea Walking', href: '/seawalking' },
        { label: 'Snorkeling', href: '/snorkeling' },
        { label: 'Kayaking', href: '/kayaking' },
        { label: 'Parasailing', href: '/parasailing' },
        { label: 'Andaman Dolphin', href: '/andamandolphin' },
        { label: 'Jet Ski Ride', href: '/jetskiride' },
        { label: 'Glass Bottom Ride', href: '/glassbottomride' },
      ],
    },
  ],
};
