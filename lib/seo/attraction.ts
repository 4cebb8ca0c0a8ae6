import type { TouristAttraction } from 'schema-dts';
import type { Beach } from '@/content/schema/leisure';
import { type About, coordinates } from './json-ld';

/** The structured data of a sight or a beach. */
export function attraction(
  { name, where, at }: Pick<Beach, 'name' | 'where' | 'at'>,
  about: About,
): TouristAttraction {
  return {
    '@type': 'TouristAttraction',
    name,
    ...about,
    ...(at && { geo: coordinates(at) }),
    address: where,
  };
}
