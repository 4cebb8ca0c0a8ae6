import type { Person, SampleReply } from '@/content/schema/company';

export const people: Person[] = [{ name: 'Asha', role: 'answers first', languages: ['English'] }];

export const sampleReply: SampleReply = {
  lines: [
    'Your days: {plan:reply.dates}. {plan:reply.day1}: {plan:reply.hotel1}.',
    '{plan:reply.class}: {plan:reply.total}.',
  ],
  example: true,
};
