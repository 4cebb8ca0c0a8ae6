import type { Emergency } from './schema/guide';

// Emergency numbers, shown at the end of every page and on "Before you travel". Add only numbers that an authority
// publishes on its own page.
export const emergency: Emergency = {
  heading: 'Help',
  lead: '112 works from any phone with a signal.',
  numbers: [
    { number: '112', name: 'Emergency', description: 'Police, fire brigade and ambulance' },
    { number: '1554', name: 'Rescue at sea', description: 'The Indian Coast Guard' },
    {
      number: '1363',
      name: 'Tourist helpline',
      description: 'Ministry of Tourism, day and night, in twelve languages. Also 1800 111 363.',
    },
  ],
  checked: '2026-11-22',
  authorities: ['tourism-ministry'],
};
