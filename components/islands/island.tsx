import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
  type ReactElement,
} from 'react';
import type { DataName } from '@/lib/data-files/data-files';

/**
 * When an island starts:
 * - `immediately`: as soon as client/start.ts runs. For islands that must work at the first click, such as menus and
 *   dialogs.
 * - `near-after-first-use`: when it is near the viewport and the visitor has begun to use the page, or has left a
 *   draft.
 * - `near-after-load`: when it is near the viewport and the page's load event has fired. For animations.
 * - `stored:day`, `stored:choice`: as soon as the browser has a stored day of arrival that is not past, or a stored
 *   choice, whether from this page or an earlier one.
 */
export type When =
  | 'immediately'
  | 'near-after-first-use'
  | 'near-after-load'
  | 'stored:day'
  | 'stored:choice';

/** The names of all islands, which are also those of their files. client/islands.ts imports their code. */
export type IslandName =
  | 'cached-pages'
  | 'chat-link'
  | 'choice-fields'
  | 'copy-link'
  | 'counters'
  | 'date-line'
  | 'day-by-day'
  | 'day-form'
  | 'dialogs'
  | 'embla-carousel'
  | 'enquiry-form'
  | 'finished-posts'
  | 'menus'
  | 'next-post'
  | 'offline-note'
  | 'price-filter'
  | 'redirect-to-saved'
  | 'save-button'
  | 'saved-link'
  | 'saved-list'
  | 'search'
  | 'swiper-carousel'
  | 'trip-total';

type NameAndWhen = {
  name: IslandName;
  /** With several, the island starts at the first of them. */
  when: When | readonly When[];
};
type Attributes = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & { as?: HTMLElementType };

/**
 * A part of a page with browser code. Without JavaScript, it stays as the build has rendered it. The page contains its
 * `props` as JSON, so they must be small and serializable. `propsFromData` are those that the browser gets from data
 * files (client/islands.ts). Without a component, an island with props needs their type: `<Island<CopyLinkProps> …>`.
 */
export function Island<Props extends object = never>({
  name,
  when,
  as = 'div',
  component,
  props,
  propsFromData,
  ...attributes
}: Attributes &
  NameAndWhen &
  // A component is rendered at build time, and hydrated by the browser.
  (
    | { component?: never; props?: NoInfer<Props>; propsFromData?: never }
    | {
        component: ComponentType<Props>;
        props: Omit<Props, DataName>;
        propsFromData?: Pick<Props, keyof Props & DataName>;
      }
  )): ReactElement {
  const all = { ...attributes, ...islandAttributes<object>({ name, when, props }) };
  return component
    ? createElement(as, all, createElement(component, { ...props, ...propsFromData } as Props))
    : createElement(as, all);
}

/** The attributes of an island, for an element that another component renders. */
export const islandAttributes = <Props extends object = never>({
  name,
  when,
  props,
}: NameAndWhen & { props?: NoInfer<Props> | undefined }) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify(props),
});
