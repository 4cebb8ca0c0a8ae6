import type { Person, SampleReply } from '@/content/schema/company';

export const people: Person[] = [{ name: 'Asha', role: 'answers first', languages: ['English'] }];

export const sampleReply: SampleReply = {
  package: 'honeymoon-2-nights',
  hotelClass: 'Grand',
  arrival: '2027-02-10',
  lines: ['Your days: {dates}. {day1}: {hotel1}.', '{class}: {total}.'],
  example: true,
};
