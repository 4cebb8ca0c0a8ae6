import type { Post } from '@/lib/content/posts';
import type { Service } from '@/lib/content/services';
import { company, search } from '@/lib/content/site';
import { postRoute, routes, serviceRoute } from '@/lib/routes';
import { agency } from '@/lib/seo/json-ld/agency';
import { breadcrumbs } from '@/lib/seo/json-ld/breadcrumbs';
import { itemLists } from '@/lib/seo/json-ld/item-list';
import { posting } from '@/lib/seo/json-ld/posting';
import { service } from '@/lib/seo/json-ld/service';
import { webSite } from '@/lib/seo/json-ld/web-site';
import { JsonLd } from './json-ld';
import { pictureAddress } from './picture-address';

/** The home page: the company and its site. */
export function HomeData() {
  return <JsonLd things={[webSite(company), agency(company, search.area)]} />;
}

/** The contact page, which shows all that the company says of itself. */
export function ContactData() {
  return <JsonLd things={[agency(company, search.area), breadcrumbs(routes.contact)]} />;
}

/** Any other fixed page, with what it lists. */
export function PageData({ route }: { route: string }) {
  return <JsonLd things={[breadcrumbs(route), ...itemLists(route)]} />;
}

export function ServiceData({ item }: { item: Service }) {
  const route = serviceRoute(item);
  return (
    <JsonLd
      things={[service(route, search.area, pictureAddress(item.image)), breadcrumbs(route)]}
    />
  );
}

export function PostData({ post }: { post: Post }) {
  return (
    <JsonLd things={[posting(post, pictureAddress(post.image)), breadcrumbs(postRoute(post))]} />
  );
}
