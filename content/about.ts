import type { About } from './schema/about';

// The page about the company. The site shows sections and principles in this order.
export const about: About = {
  image: {
    src: '/images/about/port-blair-harbour.svg',
    alt: 'Fishing boats and a white ferry lie in a hill-ringed harbour in the gold of late afternoon',
  },
  sections: [
    {
      label: 'The name',
      heading: 'A tree that travels by water',
      paragraphs: [
        'Along Andaman shores stands a tree that botanists call Terminalia catappa and everyone else the sea almond. Its branches spread in flat storeys and its leaves turn red before they drop. The nuts, packed in a corky husk, float off with the tide and root on whichever island they wash up on.',
        'We borrowed the name for a small company in Port Blair, renamed Sri Vijaya Puram in 2024, that plans journeys through these islands. What the nut manages by drifting, we do with ferry tickets, drivers and a tide table.',
      ],
    },
    {
      label: 'How it works',
      heading: 'You write, we answer',
      paragraphs: [
        'Send us your dates, the size of your group and one wish, by e-mail, chat or phone. What comes back is a plan with its boats, rooms and drives, which you may take apart and send back.',
        'Nothing is paid on this site, and there is no account to open. The figures you see are package prices; ask what yours comes to with your own number of people before you compare it with another.',
      ],
    },
    {
      label: 'What we won’t do',
      heading: 'Three refusals',
      paragraphs: [
        'No one here will promise you a dolphin, a turtle or a glowing sea. We say where and in which weeks the chance is fair; the animals settle the rest.',
        'Nor do we invent permits. They are the authorities’ to give, and while an answer is open, or is no, that is what we tell you. If you are not an Indian citizen, ask us, and look at the authorities’ page, before you book a flight.',
        'Some forests and shores of the Andamans are reserved. We follow the rules of the reserves, and no tour of ours stops there.',
      ],
    },
    {
      label: 'The weather',
      heading: 'What the sea decides',
      paragraphs: [
        'The monsoon begins in mid-May. From June to September the swell builds, sand clouds the reefs, and ferries are cancelled at short notice; in November and December a cyclone can stop them too. We would rather say it while you choose your dates than on the jetty with your bags around you.',
        'Those same months bring wet green hills, beaches with one set of footprints, and rain on a tin roof. Some people come for exactly that, with a loose plan.',
      ],
    },
  ],
  principles: [
    {
      heading: 'The bad news in the same type',
      paragraph:
        'If we know that a beach has no shade, a room no hot water or a crossing a rough name, your plan says so beside the pleasant parts.',
    },
    {
      heading: 'A price has a date on it',
      paragraph:
        'What we quote, we quote in a message with your travel days in it, so that both of us can point to the same line.',
    },
    {
      heading: 'The reef is not furniture',
      paragraph:
        'Shells stay on the sand, plastic comes back with you, and fins, hands and anchors keep off the coral.',
    },
    {
      heading: 'Few questions',
      paragraph:
        'We ask for what a reply needs. The privacy page lists what an enquiry sends, to whom and why.',
    },
  ],
};
