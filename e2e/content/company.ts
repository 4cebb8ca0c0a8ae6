import type { Company } from '@/content/schema/company';

export const company: Company = {
  name: 'Blue Lagoon',
  tagline: 'Island trips',
  area: 'The islands',
  greeting: 'Hello, guest',
  email: 'hello@blue-lagoon.example',
  phones: ['+91 3192 000 001', '+91 3192 000 002'],
  address: ['Blue Lagoon', '1 Harbour Road', 'Port Blair', 'South Andaman 744101'],
  registrations: [{ name: 'Tax number', number: '35AAAAA0000A1Z0' }],
  hours: 'We answer from nine to six.',
  site: 'https://www.blue-lagoon.example',
  social: [{ network: 'instagram', label: 'Instagram', href: 'https://photos.example/lagoon' }],
  copyright: '© 2024 Blue Lagoon',
};
