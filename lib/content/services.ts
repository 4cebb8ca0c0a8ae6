import type { Service } from '@/content/schema/service';
import { shown } from './shown';
import { content } from './store';

export type { Service };

/** The service and activity pages, services first. */
export function getServices(): Service[] {
  return shown([...content.services, ...content.activityPages]);
}

/** The service or activity with this slug, or undefined. */
export function findService(slug: string): Service | undefined {
  return getServices().find((service) => service.slug === slug);
}
