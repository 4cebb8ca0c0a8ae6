import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
} from 'react';

/**
 * When an island starts:
 * - `start`: with the page's module. For what must work at the first click, such as menus and dialogs.
 * - `visible`: when it is near the viewport of a visitor who has begun to use the page, or when it is touched.
 * - `touched`: at the first pointer, key or focus in it.
 * - `open`: when the dialog, popover or disclosure around it opens.
 * - `day`: once the visitor has chosen a day of arrival.
 * - `choice`: with the page's module, if the visitor has chosen options for a trip.
 * - `draft`: with the page's module, if its form has a draft.
 */
export type When = 'start' | 'visible' | 'touched' | 'open' | 'day' | 'choice' | 'draft';

/** The islands of the site. client/islands.ts has the code of each. */
export type IslandName =
  | 'chat-link'
  | 'choice-fields'
  | 'cached-pages'
  | 'copy-link'
  | 'counters'
  | 'date-line'
  | 'dated-trip'
  | 'day-form'
  | 'dialogs'
  | 'embla-row'
  | 'enquire-link'
  | 'enquiry-form'
  | 'menus'
  | 'next-post'
  | 'offline-note'
  | 'own-day'
  | 'read-posts'
  | 'price-filter'
  | 'print'
  | 'redirect-to-saved'
  | 'save-button'
  | 'saved-link'
  | 'saved-list'
  | 'search'
  | 'swiper-row'
  | 'toast'
  | 'trip-total';

type Common = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & {
  name: IslandName;
  /** It starts at the first of several. */
  when: When | readonly When[];
  as?: HTMLElementType;
};

type PlainIsland = Common & { component?: undefined; props?: object };

type ReactIsland<Props extends object> = Common & {
  /** The component that the server renders, and that the browser hydrates (`*.island.tsx`). */
  component: ComponentType<Props>;
  props: Props;
};

/**
 * A part of a page with browser code. Without JavaScript it stays as the server has rendered it. Its code is a React
 * component (`*.island.tsx`) or a function of the element (`*.island.ts`). Its props are written into the page as JSON,
 * so they must be small and serializable.
 */
export function Island<Props extends object>(island: PlainIsland | ReactIsland<Props>) {
  const { name, when, as = 'div', component: Component, props, ...attributes } = island;
  const marked = { ...attributes, ...islandAttributes(name, when, props) };
  return Component
    ? createElement(as, marked, <Component {...props} />)
    : createElement(as, marked);
}

/**
 * The attributes of an island, for an element that another component renders.
 * @param props small and serializable
 */
export function islandAttributes(name: IslandName, when: Common['when'], props?: object) {
  return {
    'data-island': name,
    'data-when': [when].flat().join(' '),
    'data-props': props && JSON.stringify(props),
  };
}
