import type { IconName } from '@/components/ui/icons';
import type { Company } from '@/lib/content/query/site';

type Network = Company['social'][number]['network'];

/** The sign of a profile: the network's own, or a globe where it has none that is free to use. */
export function profileIcon(network: Network): IconName {
  return network === 'linkedin' || network === 'other' ? 'globe' : network;
}
