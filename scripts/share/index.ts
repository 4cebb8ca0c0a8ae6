import { getSitePages } from '@/lib/seo/site-pages';
import { buildShareImages } from './build';

/** A step of `npm run build`, after the fonts: draws the pictures that shared links show. */
const { drawn, kept, removed } = await buildShareImages(process.cwd(), getSitePages());
console.log(`Share images: ${drawn} drawn, ${kept} kept, ${removed} removed.`);
