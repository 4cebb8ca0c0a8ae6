import {
  type AllHTMLAttributes,
  type ComponentType,
  createElement,
  type HTMLElementType,
  type ReactElement,
} from 'react';
import type { Stored } from '@/components/storage/is-stored';
import type { IslandName, PlainIslandProps, ReactIslandProps } from './island-props';

/**
 * When an island starts:
 * - `start`: with the page's module. For what must work at the first click, such as menus and dialogs.
 * - `visible`: when it is near the viewport of a visitor who has begun to use the page, or when it is touched.
 * - `touched`: at the first pointer, key or focus in it.
 * - `open`: when the dialog, popover or disclosure around it opens.
 * - `stored:…`: with the page's module if the browser has stored this, or once the visitor chooses a day.
 */
export type When = 'start' | 'visible' | 'touched' | 'open' | Stored;

type Common<Name extends IslandName> = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name'> & {
  name: Name;
  /** It starts at the first of several. */
  when: When | readonly When[];
  as?: HTMLElementType;
};

/** The server renders the component, and the browser hydrates it. */
type ContentOf<Props> = { component: ComponentType<Props>; props: Props } & FileOf<Props>;

/** The path of a file with the prop `data`, if a component has it. Browsers fetch it first. */
type FileOf<Props> = Props extends { data: unknown } ? { file: string } : { file?: undefined };

/** The props of a function, which may have none. */
type PropsOf<Props> = undefined extends Props ? { props?: undefined } : { props: Props };

/**
 * A part of a page with browser code. Without JavaScript it stays as the server has rendered it. Its props, except
 * `data`, are written into the page as JSON, so they must be small and serializable.
 */
export function Island<Name extends keyof ReactIslandProps>(
  island: Common<Name> & ContentOf<ReactIslandProps[Name]>,
): ReactElement;
export function Island<Name extends keyof PlainIslandProps>(
  island: Common<Name> & PropsOf<PlainIslandProps[Name]> & { component?: undefined },
): ReactElement;
export function Island<Props extends object>(
  island: Common<IslandName> & { component?: ComponentType<Props>; props?: Props; file?: string },
) {
  const { name, when, as = 'div', component, props, file, ...attributes } = island;
  const inPage = file ? { ...props, data: undefined } : props;
  const marked = { ...attributes, ...attributesOf(name, when, inPage), 'data-file': file };
  return component
    ? createElement(as, marked, createElement(component, props))
    : createElement(as, marked);
}

/** The attributes of an island that is a function, for an element that another component renders. */
export function islandAttributes<Name extends keyof PlainIslandProps>(
  island: { name: Name; when: When } & PropsOf<PlainIslandProps[Name]>,
) {
  return attributesOf(island.name, island.when, island.props);
}

const attributesOf = (name: IslandName, when: When | readonly When[], props?: object) => ({
  'data-island': name,
  'data-when': [when].flat().join(' '),
  'data-props': props && JSON.stringify(props),
});
