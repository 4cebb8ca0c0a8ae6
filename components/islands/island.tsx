import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
  type ReactElement,
} from 'react';
import type { ImportIsland } from './start-islands';

/** The islands of the site, which client/islands.ts lists. */
type Islands = PlainIslands & ReactIslands;
export type IslandName = keyof Islands;

/** The props of an island; unknown if it has none. */
export type IslandProps<Name extends IslandName> =
  Islands[Name] extends ImportIsland<infer Props> ? Props : never;

/**
 * When an island starts:
 * - `start`: as soon as client/start.ts runs. For islands that must work at the first click, such as menus and dialogs.
 * - `visible`: when it is near the viewport and the visitor has begun to use the page.
 * - `idle`: when it is near the viewport and the page has loaded, including pictures. For islands that move.
 * - `stored:day`, `stored:choice`: as soon as the browser has stored a day of arrival that is not past, or a choice for
 *   trips, whether on this page or earlier.
 */
export type When = 'start' | 'visible' | 'idle' | 'stored:day' | 'stored:choice';

type Common<Name extends IslandName> = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & {
  name: Name;
  /** If there are several, the first one that applies starts the island. */
  when: When | readonly When[];
  as?: HTMLElementType;
};

type Props<Name extends IslandName> =
  unknown extends IslandProps<Name> ? { props?: undefined } : { props: IslandProps<Name> & object };

/** The component of a React island, which the server renders and the browser hydrates. */
type Rendered<Name extends IslandName> = Name extends keyof ReactIslands
  ? { component: ComponentType<IslandProps<Name>> }
  : object;

/**
 * A part of a page with browser code. Without JavaScript, it stays as the server has rendered it. Its props are written
 * into the page as JSON, so they must be small and serializable. The exception is `data`, which the browser fetches
 * from the files named in client/islands.ts.
 */
export function Island<Name extends IslandName>(
  island: Common<Name> & Props<Name> & Rendered<Name>,
): ReactElement;
export function Island(island: Common<IslandName> & { component?: ComponentType; props?: object }) {
  const { name, when, as = 'div', component, props, ...attributes } = island;
  const marked = { ...attributes, ...attributesOf(name, when, props) };
  return component
    ? createElement(as, marked, createElement(component, props))
    : createElement(as, marked);
}

/** The attributes of a plain island, for an element that another component renders. */
export const islandAttributes = <Name extends IslandName>({
  name,
  when,
  props,
}: Pick<Common<Name>, 'name' | 'when'> & Props<Name>) => attributesOf(name, when, props);

const attributesOf = (name: string, when: When | readonly When[], props?: object) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify({ ...props, data: undefined }),
});
