import type { QuestionGroup } from '@/content/schema/question';

/** Each kind of answer once. */
export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'Prices',
    questions: [
      {
        id: 'per-whom',
        question: 'For whom is a price?',
        terms: ['per'],
        link: { label: 'All prices', href: '/prices-and-terms' },
      },
      { id: 'change', question: 'Can we change a trip?', answer: ['Yes.', 'Ask us.'] },
    ],
  },
  {
    id: 'on-the-way',
    heading: 'On the way',
    questions: [
      { id: 'how-long', question: 'How long is it?', ferryRoutes: ['port-blair-to-north-island'] },
      { id: 'open', question: 'Is the jail open?', openings: ['old-jail'] },
      {
        id: 'drone',
        question: 'May I fly a drone?',
        advice: ['drones'],
        link: { label: 'Before you go', href: '/before-you-travel' },
      },
    ],
  },
];
