/** A page of the site, for search engines, shared links and the sitemap. */
export type SitePage = {
  /** Its address, without a slash at the end. */
  route: string;
  /** The title of its tab and in search results, without the company's name. */
  title: string;
  /** Its name without the name of the site, for breadcrumbs. */
  heading: string;
  /** The heading of the list that it is in, on the page above it. */
  listHeading?: string | undefined;
  /** Its name in the breadcrumb of a page below it; by default its heading. */
  crumb?: string;
  /** Other names under which visitors look for it. */
  aliases?: readonly string[] | undefined;
  /** 50 to 160 characters. */
  summary: string;
  /** Its main picture, by its name in the content. */
  image: { src: string; alt: string };
  /** The day of its last change, year-month-day. */
  updated: string;
  /** The page above it, other than home. */
  parent?: string | undefined;
  /** True for a page that search engines must not list. */
  unlisted?: boolean;
};
