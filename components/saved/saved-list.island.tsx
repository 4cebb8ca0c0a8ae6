'use client';

import { useState, useSyncExternalStore } from 'react';
import { DateLineIsland } from '@/components/dates/date-line';
import { LoadFailed } from '@/components/loading/load-failed';
import { savedStore } from '@/components/storage/saved-store';
import { useStored } from '@/components/storage/use-stored';
import { FallbackLinks } from '@/components/ui/link-list';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { pages } from '@/lib/content-files';
import type { SavableItem } from '@/lib/data-files/make-savable';
import type { comparisonHeadings } from '@/lib/item-types/comparison';
import { routes } from '@/lib/routes/routes';
import { readSavedRoutes } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';
import { type SaveMessages, SaveToggle } from './save-toggle';
import { SendList, type SendMessages } from './send-list';

type Page = (typeof pages)['saved'];

type SavedListProps = {
  savable: readonly SavableItem[];
  headings: typeof comparisonHeadings;
  phone: string;
  email: string;
  /** The texts of an empty list, and links to items that can be saved. */
  empty: Page['empty'] & { picture: string };
  messages: Page['list'] & Pick<Page, 'packages' | 'others'> & SaveMessages & SendMessages;
};

const readQuery = () => location.search;
/** The query never changes on this page. */
const subscribeToQuery = () => () => undefined;

/**
 * The visitor's list or, if the address contains one, a shared list. Each item has a Save button. The build knows
 * neither list, so it renders only what to say if the code or the data can't be loaded.
 */
export function SavedList({ savable, headings, phone, email, empty, messages }: SavedListProps) {
  const saved = useStored(savedStore);
  const search = useSyncExternalStore(subscribeToQuery, readQuery, () => undefined);
  // A removed item keeps its place until the visitor leaves the page.
  const [ownList, setOwnList] = useState(saved);
  const added = saved.filter((route) => !ownList.includes(route));
  if (added.length > 0) setOwnList([...ownList, ...added]);
  if (search === undefined) return <LoadFailed>{messages.failed}</LoadFailed>;
  const shared = readSavedRoutes(search);
  const shownRoutes = shared ?? ownList;
  const shown = shownRoutes.flatMap((route) => savable.find((item) => item.route === route) ?? []);
  const goneRoutes = shownRoutes.filter((route) => !shown.some((item) => item.route === route));
  // Removed items are still shown, but not sent.
  const toSend = shared ? shown : shown.filter(({ route }) => saved.includes(route));
  const packages = shown.filter(({ comparison }) => comparison);
  const otherItems = shown.filter(({ comparison }) => !comparison);
  return (
    <div className="space-y-14">
      {shared && (
        <div>
          <SectionHeading
            {...messages.shared}
            lead={shared.length > 0 ? messages.shared.lead : messages.nothingShared}
          />
          <p className="mt-4">
            <TextLink href={routes.saved}>{messages.own}</TextLink>
          </p>
        </div>
      )}
      {!shared && ownList.length === 0 && <EmptyList {...empty} />}
      {packages.length > 0 && (
        <div>
          <SectionHeading heading={messages.packages} size="part" />
          <SideBySide packages={packages} headings={headings} messages={messages} />
        </div>
      )}
      {otherItems.length > 0 && (
        <div>
          <SectionHeading heading={messages.others} size="part" />
          <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
            {otherItems.map((item) => (
              <li key={item.route}>
                <ItemHead item={item} messages={messages} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {goneRoutes.map((route) => (
        <p key={route} className="border-l-4 border-coral pl-4">
          <span className="mr-4">{interpolate(messages.gone, { page: route })}</span>
          {!shared && (
            <SaveToggle route={route} name={route} messages={messages} className={buttonSize} />
          )}
        </p>
      ))}
      {toSend.length > 0 && (
        <SendList items={toSend} phone={phone} email={email} messages={messages} />
      )}
    </div>
  );
}

type SideBySideProps = Pick<SavedListProps, 'headings' | 'messages'> & { packages: SavableItem[] };
type ItemProps = { item: SavableItem; messages: SaveMessages };

/** A table with a column for each package and a row for each fact. It scrolls if it is wider than the page. */
function SideBySide({ packages, headings, messages }: SideBySideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section aria-label={messages.packages} tabIndex={0} className="swipe-row relative mt-8">
      <table className="w-full text-left leading-snug wrap-anywhere">
        <caption className="sr-only">{messages.packages}</caption>
        <thead>
          <tr>
            {packages.map((item) => (
              <th key={item.route} scope="col" className={`${cellStyle} w-96 font-normal`}>
                <div className="@container min-w-36 pb-4 sm:min-w-54 print:min-w-0">
                  <ItemHead item={item} messages={messages} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {headings.map(({ id, heading }) => (
          <tbody key={id} className="border-t border-line first-of-type:[&_td]:text-2xl">
            <tr>
              <th
                scope="rowgroup"
                colSpan={packages.length}
                className="pt-2.5 text-sm font-normal text-quiet"
              >
                <span className="sticky left-0">{heading}</span>
              </th>
            </tr>
            <tr>
              {packages.map((item) => (
                <td key={item.route} className={`${cellStyle} tabular pb-2.5`}>
                  {item.comparison?.[id].map((line) => (
                    <p key={line} className="first-letter:uppercase">
                      {line}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Pictures side by side have the same height, although the last column is narrower. */
const tripPictureStyle = 'h-28 sm:h-60 @3xl:w-96';
/** Of Save buttons. */
const buttonSize = 'px-4 text-sm';
const cellStyle = 'snap-start align-top not-last:pr-3 sm:not-last:pr-6';

/** The head of an item: picture, name, subtitle, Save button and, for a package, the chosen dates. */
function ItemHead({ item, messages }: ItemProps) {
  const { route, name, heading, subtitle, picture, comparison } = item;
  return (
    <div className="gap-x-8 @3xl:flex">
      <ItemPicture
        src={picture}
        className={`print:hidden mb-3 ${comparison ? tripPictureStyle : ''}`}
      />
      <div>
        <h3 className="text-xl leading-tight text-balance">
          <a href={route} className="underline underline-offset-4">
            {heading}
          </a>
        </h3>
        <p className="mt-1 mb-3 text-sm text-quiet">{subtitle}</p>
        <SaveToggle route={route} name={name} messages={messages} className={buttonSize} />
        {comparison && <DateLineIsland route={route} className="mt-3 font-medium empty:hidden" />}
      </div>
    </div>
  );
}

function ItemPicture({ src, className = '' }: { src: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: rendered in the browser, where next/image isn't available
    <img
      src={src}
      alt=""
      width={1200}
      height={800}
      loading="lazy"
      className={`aspect-3/2 w-full object-cover ${className}`}
    />
  );
}

function EmptyList({ heading, text, links, picture }: SavedListProps['empty']) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
      <div>
        <SectionHeading heading={heading} lead={text} />
        <FallbackLinks links={links} />
      </div>
      <ItemPicture src={picture} />
    </div>
  );
}
