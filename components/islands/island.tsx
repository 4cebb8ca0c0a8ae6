import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
  type ReactElement,
} from 'react';
import type { Stored } from '@/components/storage/is-stored';
import type {
  BareIslandName,
  IslandName,
  PlainIslandProps,
  ReactIslandProps,
} from './island-props';

/**
 * When an island starts:
 * - `start`: with the page's module. For what must work at the first click, such as menus and dialogs.
 * - `loaded`: when it is near the viewport of a page that has loaded, pictures included. For what moves by itself.
 * - `visible`: when it is near the viewport of a visitor who has begun to use the page, or at the first pointer, key or
 *   focus in it.
 * - `stored:…`: with the page's module if the browser has stored this, or once it stores it.
 */
export type When = 'start' | 'loaded' | 'visible' | Stored;

type Common<Name extends IslandName> = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & {
  name: Name;
  /** It starts at the first of several. */
  when: When | readonly When[];
  as?: HTMLElementType;
};

/** The server renders the component, and the browser hydrates it. */
type Rendered<Props> = { component: ComponentType<Props>; props: Props };

/**
 * A part of a page with browser code. Without JavaScript it stays as the server has rendered it. Its props are written
 * into the page as JSON, so they must be small and serializable. Only `data` is not: the browser fetches it from the
 * files that client/islands.ts names.
 */
export function Island<Name extends keyof ReactIslandProps>(
  island: Common<Name> & Rendered<ReactIslandProps[Name]>,
): ReactElement;
export function Island<Name extends keyof PlainIslandProps>(
  island: Common<Name> & { props: PlainIslandProps[Name] },
): ReactElement;
export function Island(island: Common<BareIslandName>): ReactElement;
export function Island<Props extends object>(
  island: Common<IslandName> & { component?: ComponentType<Props>; props?: Props },
) {
  const { name, when, as = 'div', component, props, ...attributes } = island;
  const marked = { ...attributes, ...attributesOf({ name, when, props }) };
  return component
    ? createElement(as, marked, createElement(component, props))
    : createElement(as, marked);
}

/** The attributes of an island that is a function, for an element that another component renders. */
export function islandAttributes<Name extends keyof PlainIslandProps>(
  island: Pick<Common<Name>, 'name' | 'when'> & { props: PlainIslandProps[Name] },
): object;
export function islandAttributes(island: Pick<Common<BareIslandName>, 'name' | 'when'>): object;
export function islandAttributes(island: Attributes) {
  return attributesOf(island);
}

type Attributes = Pick<Common<IslandName>, 'name' | 'when'> & { props?: object | undefined };
const attributesOf = ({ name, when, props }: Attributes) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify({ ...props, data: undefined }),
});
