import { company, labels } from '@/lib/content/query/site';
import type { PageLink } from '@/lib/routes';
import { ShareLinks } from './share-links';

/** Ways to send an item's page to somebody else. */
export function ShareItem({ about: { name, route } }: { about: PageLink }) {
  return <ShareLinks subject={name} text={`${name}\n${company.site}${route}`} words={labels} />;
}
