import { getSitePages } from '@/lib/seo/site-pages';
import { exportFolder } from '../export-folder';
import { buildShareImages } from './build';

/** A step of `npm run build`, after `next build`: draws the pictures that shared links show. */
const { drawn, kept } = await buildShareImages(getSitePages(), {
  root: process.cwd(),
  output: exportFolder,
  cache: '.generated/share-images',
});
console.log(`Share images: ${drawn} drawn, ${kept} kept.`);
