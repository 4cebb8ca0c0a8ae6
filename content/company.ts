import type { Company } from './schema/company';

// The company's name, its contact details and the address of its site. All of this is made up. Enter your own before
// the site goes live. "npm run check:launch" lists the examples that are left.
export const company: Company = {
  name: 'Sea Almond',
  tagline: 'Andaman trips, planned in Port Blair',
  area: 'Andaman Islands',
  greeting: 'Hello, guest',
  email: 'hello@seaalmond.example',
  phones: ['+91 3192 000 001', '+91 3192 000 002'],
  address: ['{company:name}', '00 Haddo Road', 'Port Blair', 'South Andaman, 744101'],
  registrations: [
    { name: 'Company, and name on the account', number: 'Sea Almond Travels LLP' },
    { name: 'LLPIN', number: 'AAA-0000, founded in 2017' },
    { name: 'Tour operator, Andaman Tourism', number: 'TO/0000/2026' },
    { name: 'GSTIN', number: '35AAAAA0000A1Z0' },
  ],
  hours: 'Open every day, 9 am to 7 pm, Indian time. Call before you come.',
  site: 'https://www.seaalmond.example',
  social: [
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example/seaalmond' },
    { network: 'x', label: 'X', href: 'https://x.example/seaalmond' },
  ],
  copyright: '© 2024 {company:name}. All rights reserved.',
  example: true,
};
