import { type Scenes, write } from './kit/scene';
import { about } from './scenes/about';
import { activities } from './scenes/activities';
import { attractions } from './scenes/attractions';
import { beaches } from './scenes/beaches';
import { cruise } from './scenes/cruise';
import { destinations } from './scenes/destinations';
import { ferryRoutes } from './scenes/ferry-routes';
import { hero } from './scenes/hero';
import { packages } from './scenes/packages';
import { pages } from './scenes/pages';
import { planning } from './scenes/planning';
import { posts } from './scenes/posts';
import { postsPlanning } from './scenes/posts-planning';
import { services } from './scenes/services';
import { testimonials } from './scenes/testimonials';
import { watersports } from './scenes/watersports';

/** The folders below public/images and what belongs in each. */
const folders: Record<string, Scenes> = {
  about,
  activities,
  attractions,
  beaches,
  cruise,
  destinations,
  'ferry-routes': ferryRoutes,
  hero,
  packages,
  pages: { ...pages, ...planning },
  posts: { ...posts, ...postsPlanning },
  services,
  testimonials,
  watersports,
};

/** Draws every picture: its SVG text by its path below public/images, such as `hero/ferry-day.svg`. */
export function drawPictures(): Map<string, string> {
  return new Map(
    Object.entries(folders).flatMap(([folder, scenes]) =>
      Object.entries(scenes).map(([name, scene]) => [`${folder}/${name}.svg`, write(scene)]),
    ),
  );
}
