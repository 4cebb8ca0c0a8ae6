import type { About } from '@/content/schema/page';
import { image } from '@/test/factories';

export const about: About = {
  story: ['We began with one boat.'],
  sections: ['Who', 'How', 'Why'].map((label, index) => ({
    label,
    ...(index === 0 && { image }),
    heading: `${label} we are`,
    paragraphs: [`${label}: the first paragraph.`, `${label}: the second one.`],
  })),
  principles: {
    heading: 'Our rules',
    points: ['We answer', 'We say no', 'We stay'].map((heading) => ({
      heading,
      paragraph: `${heading}, and that is a rule.`,
    })),
  },
};
