import type { GroupedEntry, GuideGroup } from '@/content/schema/guide';
import { image } from '@/test/factories';

export const guideGroups: GuideGroup[] = [
  { id: 'rules', heading: 'Rules' },
  { id: 'luggage', heading: 'Luggage', image },
];

export const guide: GroupedEntry[] = [
  {
    id: 'drones',
    group: 'rules',
    heading: 'Drones',
    short: 'Leave it at home.',
    paragraphs: ['It needs permissions.'],
    checked: '2026-01-10',
    authorities: ['tourism'],
  },
  {
    id: 'bag',
    group: 'luggage',
    heading: 'What to bring',
    short: 'A bottle and a torch.',
    paragraphs: ['Pack light.'],
    points: ['A bottle', 'A torch'],
    checked: '2026-01-10',
    authorities: ['tourism', 'forest'],
  },
];
