import type { Stuck } from './schema/stuck';

// The page "I am stuck", for a guest whose ship does not sail. A step or a message without where, since and
// flight is for everybody; another one appears when each of its questions is answered so. What a step says
// must also stand in ferry-cancelled.ts. One with except is not for those who give all of its answers.
export const stuck: Stuck = {
  where: {
    legend: 'Where are you?',
    choices: [
      { id: 'havelock', label: 'Havelock', said: 'on Havelock' },
      { id: 'neil', label: 'Neil', said: 'on Neil' },
      { id: 'port-blair', label: 'Port Blair', said: 'in Port Blair' },
      { id: 'elsewhere', label: 'Another island', said: 'on another island' },
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
    legend: 'When do you fly from Port Blair?',
    choices: [
      { id: 'now', label: 'Today', said: 'today' },
      { id: 'soon', label: 'In 1 or 2 days', said: 'in one or two days' },
      { id: 'later', label: 'Later', said: 'later' },
      { id: 'gone', label: 'My flight has left', said: 'on the next flight with a free seat' },
    ],
  },
  blank: '…',
  clear: 'Clear the answers',
  steps: [
    {
      when: 'At once: your flight',
      text: 'Call the airline before the flight leaves, and ask what a change costs. If you neither fly nor cancel, you usually lose the ticket. If no ship brings you to Port Blair in time, change the flight.',
      flight: ['now'],
      where: ['havelock', 'neil', 'elsewhere'],
    },
    {
      when: 'At once: your flight',
      text: 'You are already in Port Blair: you can catch your flight. The airport is about 2 km from the town. Tell the hotel on the island that you are not coming.',
      flight: ['now'],
      where: ['port-blair'],
    },
    {
      when: 'Today: your flight',
      text: 'Ask the airline what is left of your ticket, and what a seat on the next flight costs. You usually pay for it yourself, unless your insurance covers it. In big storms airlines have changed flights without a fee.',
      flight: ['gone'],
    },
    {
      when: 'In the next ten minutes',
      text: 'Ask at the counter: is the ship late, or is it cancelled? Is the harbour closed? Photograph the notice. Keep the ticket and the operator’s message.',
      since: ['today'],
    },
    {
      when: 'When the counter opens',
      text: 'If you have no seat yet, go to the ticket counter with the old ticket, early. Ask first: is it moved to another ship, or do I get the money back? Then ask for every ship of the day, private and government.',
      since: ['yesterday', 'longer'],
      except: { where: ['port-blair'], flight: ['now', 'gone'] },
    },
    {
      when: 'Which counter',
      text: 'Private ships sell at Haddo Wharf, government ships at Phoenix Bay.',
      where: ['port-blair'],
      flight: ['soon', 'later'],
    },
    {
      when: 'When there is a seat',
      text: 'If you are not our guest, buy it. If you are, call the number in your plan first. If you can’t reach us, buy the seat and send us the ticket.',
      except: { where: ['port-blair'], flight: ['now', 'gone'] },
    },
    {
      when: 'While you wait',
      text: 'If you are our guest, call the number in your plan. Others may call us on {phone}: our advice costs nothing. If our office is closed, do not wait for it.',
    },
    {
      when: 'Your room',
      text: 'Ask your hotel for one more night. If it is full, ask it to call another hotel, or call us. Keep the room until you have a seat on a ship that sails.',
      where: ['havelock', 'neil', 'elsewhere'],
    },
    {
      when: 'Your room',
      text: 'Tell the hotel on the island that you are coming later. Ask it to move your night. Ask your hotel in town for one more.',
      where: ['port-blair'],
      flight: ['soon', 'later'],
    },
    {
      when: 'Your room',
      text: 'Tell the hotel on the island that you are not coming. Ask your hotel in town for one more night.',
      where: ['port-blair'],
      flight: ['gone'],
    },
    {
      when: 'In the first hour',
      text: 'If you still need a ship, ask at the counter for every ship of the day, private and government. If the harbour is closed, no ship sails: do not buy a seat for the same day.',
      since: ['today'],
      except: { where: ['port-blair'], flight: ['now', 'gone'] },
    },
    {
      when: 'Your flight',
      text: 'Ask the airline what a change costs. Do not change the flight if a ship brings you to Port Blair on the day before it. A ship on the same day is a risk: it can be late. If none sails in time, change the flight before it leaves. If you neither fly nor cancel, you usually lose the ticket.',
      flight: ['soon'],
      where: ['havelock', 'neil', 'elsewhere'],
    },
    {
      when: 'Before you sail',
      text: 'Sail only if a ship brings you back on the day before the flight. If not, stay in Port Blair.',
      flight: ['soon'],
      where: ['port-blair'],
    },
    {
      when: 'When a ship sails',
      text: 'Take the first one. Be back in Port Blair on the day before the flight. If the weather stays bad, ask the airline early what another day costs.',
      flight: ['later'],
      where: ['havelock', 'neil', 'elsewhere'],
    },
    {
      when: 'On the same day',
      text: 'Collect the papers for the insurer. Keep the ticket, the operator’s message and the bill of the extra night. Photograph the notice and the weather warning.',
      since: ['today'],
    },
    {
      when: 'Today: your money',
      text: 'The fare usually comes back in full. Ask how and when. If you paid online or to an agent, ask there. Ask for the cancellation in writing. Keep the bill of each extra night for the insurer.',
      since: ['yesterday', 'longer'],
    },
    {
      when: 'In a storm',
      text: 'Stay inside, away from the beach, and do what the authorities say.',
    },
    {
      when: 'In the evening',
      text: 'Look at the weather warning for the next day. Ask at what hour the counter opens.',
      flight: ['soon', 'later', 'gone'],
    },
  ],
  messages: {
    heading: 'What to write',
    lead: 'You can change the words here. An SMS needs only a telephone signal.',
    copy: 'Copy',
    sms: 'SMS',
    chat: 'WhatsApp',
    others: [
      {
        to: 'To your hotel',
        text: 'My ferry was cancelled {since}. I am {where}. Is there a room for one more night, and what does it cost? Please keep it for me until I have a seat.',
        where: ['havelock', 'neil', 'elsewhere'],
      },
      {
        to: 'To your hotel on the island',
        text: 'My ferry was cancelled {since}. I am {where}, and I will come later. Please move my night, and tell me what that costs.',
        where: ['port-blair'],
        flight: ['soon', 'later'],
      },
      {
        to: 'To your hotel on the island',
        text: 'My ferry was cancelled {since}. I am {where}, and I can’t come. What do you pay back?',
        where: ['port-blair'],
        flight: ['now', 'gone'],
      },
      {
        to: 'To your airline',
        text: 'The operator cancelled my ferry {since}. I am {where}, and I fly {flight}. What does it cost to move my seat to the next day that has one? My booking number is …',
        where: ['havelock', 'neil', 'elsewhere'],
        flight: ['now', 'soon'],
      },
      {
        to: 'To your airline',
        text: 'The operator cancelled my ferry {since}, and I missed my flight. I am {where}. What is left of my ticket, and what does a seat on the next flight cost? My booking number is …',
        flight: ['gone'],
      },
    ],
    us: {
      to: 'To us',
      text: 'My ferry was cancelled {since}. I am {where}. I fly {flight}. We are … people. What can we do?',
    },
  },
};
