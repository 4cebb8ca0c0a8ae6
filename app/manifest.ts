import type { MetadataRoute } from 'next';
import { company } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import tailwind from '@/tailwind.config';

export const dynamic = 'force-static';

const { brand, paper } = tailwind.theme.extend.colors;

/** The data that a phone needs to put the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    description: company.tagline,
    lang: 'en-IN',
    start_url: routes.home,
    display: 'minimal-ui',
    theme_color: brand,
    background_color: paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192' },
      { src: '/icons/icon-512.png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
