import type { Stuck } from './schema/stuck';

// The page "I am stuck", for a guest at a jetty whose ship does not sail. A step without where, since and
// flight is for everybody. What a step says must also stand in ferry-cancelled.ts.
export const stuck: Stuck = {
  where: {
    legend: 'Where are you?',
    choices: [
      { id: 'havelock', label: 'Havelock', said: 'on Havelock' },
      { id: 'neil', label: 'Neil', said: 'on Neil' },
      { id: 'port-blair', label: 'Port Blair', said: 'in Port Blair' },
    ],
  },
  since: {
    legend: 'Since when?',
    choices: [
      { id: 'today', label: 'Today', said: 'today' },
      { id: 'yesterday', label: 'Yesterday', said: 'yesterday' },
      { id: 'longer', label: 'Longer', said: 'some days ago' },
    ],
  },
  flight: {
    legend: 'When do you fly?',
    choices: [
      { id: 'now', label: 'Today', said: 'today' },
      { id: 'soon', label: 'In 1 or 2 days', said: 'in one or two days' },
      { id: 'later', label: 'Later', said: 'later' },
    ],
  },
  blank: '…',
  all: 'Show all steps',
  steps: [
    {
      when: 'In the next ten minutes',
      text: 'Ask at the counter: is the ship late, or is it cancelled? Is the harbour closed? Photograph the notice. Keep the ticket and the operator’s message.',
      since: ['today'],
    },
    {
      when: 'You fly within two days: now',
      text: 'Ask the airline what a change costs. If a ship brings you to Port Blair in time, keep your flight. If none sails, change it before it leaves: a seat that you do not use and do not cancel is usually lost.',
      flight: ['now', 'soon'],
      where: ['havelock', 'neil'],
    },
    {
      when: 'In the first hour',
      text: 'Ask at the counter for each ship of the day, private and government. A government ship may sail when a private one does not. If the harbour is closed, no ship sails: do not buy a seat for the same day.',
      since: ['today'],
    },
    {
      when: 'When the counter opens',
      text: 'Be there. Ask for each ship of the day, private and government. Most guests of the cancelled ship look for the same seat.',
      since: ['yesterday', 'longer'],
    },
    {
      when: 'Before you buy a ticket',
      text: 'Call us on {phone}. It is free, also if you did not book with us. Our guests call the number in their plan. If our office is closed, do not wait for it.',
    },
    {
      when: 'Before you leave the hotel',
      text: 'Ask for one more night. Keep the room until you have a seat on a ship that sails.',
      where: ['havelock', 'neil'],
    },
    {
      when: 'Before the evening',
      text: 'Tell the hotel on the island that you come later. Ask it to move your night. Ask your hotel in town for one more.',
      where: ['port-blair'],
    },
    {
      when: 'You fly later',
      text: 'Take the first ship that sails. Be back in Port Blair on the day before the flight. If the weather stays bad, ask the airline early what another day costs.',
      flight: ['later'],
      where: ['havelock', 'neil'],
    },
    {
      when: 'In the evening',
      text: 'Look at the weather warning for the next day. Ask at what hour the counter opens.',
    },
    {
      when: 'On the same day',
      text: 'Collect the papers for the insurer: the ticket, the operator’s message, a photograph of the notice, a picture of the weather warning, the bill of the extra night.',
      since: ['today'],
    },
    {
      when: 'Today',
      text: 'Ask the operator to confirm the cancelled ferry in writing, and how the fare comes back. It is usually paid back in full.',
      since: ['yesterday', 'longer'],
    },
    {
      when: 'In a storm',
      text: 'Stay inside, away from the beach, and do what the authorities say.',
    },
  ],
  messages: {
    heading: 'What to write',
    lead: 'Copy a message, and send it as an SMS, in a chat or by email.',
    copy: 'Copy',
    chat: 'Send it to us',
    others: [
      {
        to: 'To your hotel',
        text: 'My ferry was cancelled {since}. I am {where}. Is there a room for one more night, and what does it cost? Please keep it for me until I have a seat.',
      },
      {
        to: 'To your airline',
        text: 'The operator cancelled my ferry {since}. I am {where}, and I fly {flight}. Please move my seat to the next day that has one. My booking number is …',
      },
    ],
    us: {
      to: 'To us',
      text: 'My ferry was cancelled {since}. I am {where}. I fly {flight}. We are … people. What sails next?',
    },
  },
};
