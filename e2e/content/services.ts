import { makeService } from '@/test/factories';

export const services = [makeService()];

export const leisureServices = [
  makeService({
    slug: 'scubadiving',
    name: 'Scuba Diving',
    related: ['/watersports/sea-walk'],
    summary:
      'A first dive with an instructor: who may come along, how deep it goes, what to ask us.',
  }),
];
