import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
  type ReactElement,
} from 'react';
import type { IslandWithoutProps, PlainIslandProps, ReactIslandName } from './island-names';

/**
 * When an island starts:
 * - `start`: as soon as client/start.ts runs. For islands that must work at the first click, such as menus and dialogs.
 * - `visible`: when it is near the viewport and the visitor has begun to use the page.
 * - `idle`: when it is near the viewport and the page has loaded, including pictures. For islands that move.
 * - `stored:day`, `stored:choice`: as soon as the browser has stored a day of arrival that is not past, or a choice for
 *   trips, whether on this page or earlier.
 */
export type When = 'start' | 'visible' | 'idle' | 'stored:day' | 'stored:choice';

type Common = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & {
  /** If there are several, the first one that applies starts the island. */
  when: When | readonly When[];
  as?: HTMLElementType;
};

type WithProps = {
  [Name in keyof PlainIslandProps]: { name: Name; props: PlainIslandProps[Name] };
}[keyof PlainIslandProps];
type PlainIsland = WithProps | { name: IslandWithoutProps; props?: undefined };

/** A component that the server renders and the browser hydrates. */
type ReactIsland<Props> = { name: ReactIslandName; component: ComponentType<Props>; props: Props };

/**
 * A part of a page with browser code. Without JavaScript, it stays as the server has rendered it. Its props are written
 * into the page as JSON, so they must be small and serializable. The exception is `data`, which the browser fetches
 * from the files named in client/islands.ts.
 */
export function Island(island: Common & PlainIsland): ReactElement;
export function Island<Props extends object>(island: Common & ReactIsland<Props>): ReactElement;
export function Island({
  name,
  when,
  as = 'div',
  component,
  props,
  ...attributes
}: Common & { name: string; component?: ComponentType; props?: object }) {
  const marked = { ...attributes, ...attributesOf(name, when, props) };
  return component
    ? createElement(as, marked, createElement(component, props))
    : createElement(as, marked);
}

/** The attributes of a plain island, for an element that another component renders. */
export const islandAttributes = ({ name, when, props }: Pick<Common, 'when'> & PlainIsland) =>
  attributesOf(name, when, props);

const attributesOf = (name: string, when: When | readonly When[], props?: object) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify({ ...props, data: undefined }),
});
