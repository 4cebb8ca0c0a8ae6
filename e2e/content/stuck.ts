import type { Stuck } from '@/content/schema/stuck';

export const stuck: Stuck = {
  where: {
    legend: 'Which island?',
    choices: [
      { id: 'green', label: 'Green Island', said: 'on Green Island' },
      { id: 'town', label: 'Town', said: 'in town' },
    ],
  },
  since: {
    legend: 'How long?',
    choices: [
      { id: 'today', label: 'Today', said: 'today' },
      { id: 'longer', label: 'Longer', said: 'some days ago' },
    ],
  },
  flight: {
    legend: 'Which flight?',
    choices: [
      { id: 'soon', label: 'Soon', said: 'soon' },
      { id: 'later', label: 'Later', said: 'later' },
    ],
  },
  blank: '…',
  clear: 'Clear it',
  steps: [
    { when: 'At once', text: 'Ask at the counter, or call {phone}.' },
    { when: 'Before the flight', text: 'Call the airline.', where: ['green'], flight: ['soon'] },
    {
      when: 'On the next day',
      text: 'Be at the counter when it opens.',
      since: ['longer'],
      except: { where: ['town'], flight: ['later'] },
    },
  ],
  messages: {
    heading: 'What to write',
    lead: 'Copy it.',
    copy: 'Copy it',
    sms: 'By SMS',
    chat: 'Send it',
    others: [
      { to: 'To the hotel', text: 'No ship since {since}; I am {where}.', where: ['green'] },
    ],
    us: { to: 'To us', text: 'I am {where} since {since}, and fly {flight}.' },
  },
};
