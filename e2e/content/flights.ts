import type { Flight } from '@/content/schema/page';

export const flights: Flight[] = [{ city: 'Chennai', price: 12_000 }];
