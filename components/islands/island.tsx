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

type Declaration<Props> = {
  name: IslandName;
  /** With several, the island starts at the first of them. */
  when: When | readonly When[];
  /** The page contains them as JSON, so they must be small and serializable. */
  props?: Omit<Props, DataName> | undefined;
};
type ReactIsland<Props> = {
  component: ComponentType<Props>;
  props: Omit<Props, DataName>;
  propsFromData: Pick<Props, keyof Props & DataName>;
};
type Attributes = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & { as?: HTMLElementType };

/**
 * A part of a page with browser code. Without JavaScript, it stays as the build has rendered it. A component is rendered
 * at build time, and hydrated by the browser, which gets `propsFromData` from the data files of the same names. Without
 * a component, an island with props needs their type: `<Island<CopyLinkProps> …>`.
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
  Declaration<NoInfer<Props>> &
  (ReactIsland<Props> | { component?: never; propsFromData?: never })): ReactElement {
  const dataFiles = Object.keys(propsFromData ?? {}) as DataName[];
  const all = { ...attributes, ...islandAttributes<object>({ name, when, props, dataFiles }) };
  return component
    ? createElement(as, all, createElement(component, { ...props, ...propsFromData } as Props))
    : createElement(as, all);
}

/** The attributes of an island, for an element that another component renders. */
export const islandAttributes = <Props extends object = never>({
  name,
  when,
  props,
  dataFiles = [],
}: Declaration<Props> & { dataFiles?: readonly DataName[] }) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify(props),
  'data-files': dataFiles.join(' ') || undefined,
});
