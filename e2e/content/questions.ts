import type { QuestionGroup } from '@/content/schema/guide';

export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'Prices',
    questions: [
      {
        id: 'per-whom',
        question: 'For whom is a price?',
        answer: ['The price is {term:perPerson}.'],
        link: { label: 'All prices', href: '/prices-and-terms' },
      },
      { id: 'change', question: 'Can we change a trip?', answer: ['Yes.', 'Ask us.'] },
    ],
  },
  {
    id: 'on-the-way',
    heading: 'On the way',
    questions: [
      {
        id: 'how-long',
        question: 'How long is it?',
        answer: ['{minutes:port-blair-to-north-island} minutes.'],
      },
      {
        id: 'drone',
        question: 'May I fly a drone?',
        answer: ['{guide:drones}'],
        link: { label: 'Before you go', href: '/before-you-travel' },
      },
    ],
  },
];
