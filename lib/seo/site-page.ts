/** A page of the site, as search engines, shared links and the sitemap see it. */
export type SitePage = {
  /** Its only address, without a slash at the end. */
  route: string;
  /** The title of its tab and in search results, without the company's name. */
  title: string;
  /** Its name where the site's name is beside it: in a breadcrumb. */
  heading: string;
  /** The small line over its heading: what kind of thing it is. */
  label?: string | undefined;
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
