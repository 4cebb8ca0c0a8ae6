import type { Privacy } from '@/content/schema/page';

const point = (heading: string) => ({ heading, paragraph: `${heading}: a paragraph.` });
const form = (heading: string) => ({
  heading,
  why: `Why we ask: ${heading}.`,
  page: { label: `Where it stands: ${heading}` },
});

/** The second section contains a period that is not confirmed. */
export const privacy: Privacy = {
  updated: '2026-01-10',
  summary: { heading: 'In short', points: ['One', 'Two', 'Three', 'Four'].map(point) },
  forms: {
    id: 'what-we-ask',
    heading: 'What we ask',
    lead: 'Each form asks for this.',
    flight: form('Flights'),
    contact: form('Contact'),
    ferryCancelled: form('Ferries'),
    booking: form('Trips'),
    added: ['The page that it was sent from is added.'],
  },
  sections: [
    { id: 'who-sees-it', heading: 'Who sees it', paragraphs: ['We do.'] },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: ['For 12 months.'],
      example: true,
    },
    {
      id: 'services',
      heading: 'Other services',
      paragraphs: ['There are two.'],
      parts: ['Mail', 'Chat'].map(point),
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['You may ask us:'],
      points: ['What we hold', 'To delete it'],
    },
    { id: 'your-browser', heading: 'Your browser', paragraphs: ['A draft stays in the tab.'] },
  ],
  responsible: { id: 'responsible', heading: 'Who answers', paragraph: 'Write to us.' },
};
