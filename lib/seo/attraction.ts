import type { TouristAttraction } from 'schema-dts';
import type { Beach } from '@/content/schema/leisure';
import { geoCoordinates, type PageSummary } from './json-ld';

/** The structured data of a sight or a beach. */
export function attraction(
  { name, where, at }: Pick<Beach, 'name' | 'where' | 'at'>,
  page: PageSummary,
): TouristAttraction {
  return {
    '@type': 'TouristAttraction',
    name,
    ...page,
    ...(at && { geo: geoCoordinates(at) }),
    address: where,
  };
}
