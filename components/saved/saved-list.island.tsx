'use client';

import { useSyncExternalStore } from 'react';
import { NextLinks } from '@/components/ui/next-links';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { readSavedRoutes } from '@/lib/saved-list';
import { interpolate } from '@/lib/text/interpolate';
import { SaveLabel } from './save-label';
import type { SavedItem } from './saved-items';
import { type LinkMessages, SavedLinks } from './saved-links';
import { onSavedChange, readSaved, toggleSaved } from './saved-store';

type SaveMessages = { save: string; saved: string };
type Section = { label: string; heading: string; lead?: string | undefined };

type Props = {
  /** Everything that can be saved. */
  items: readonly SavedItem[];
  /** What packages are compared by, in the order of their facts. */
  factHeadings: readonly string[];
  phone: string;
  email: string;
  /** What an empty list says, and where to find something to save. */
  empty: {
    heading: string;
    text: string;
    links: readonly { label: string; href: string }[];
    picture: string;
  };
  messages: LinkMessages &
    SaveMessages & { trips: string; others: string; gone: string; shared: Section; own: string };
};

/** Everything that has been on the list since the page was opened: what is taken off stays in its place. */
let shown: readonly string[] = [];

function readShown(): readonly string[] {
  const added = readSaved().filter((route) => !shown.includes(route));
  if (added.length > 0) shown = [...shown, ...added];
  return shown;
}

const none: readonly string[] = [];
const neverChanges = () => () => {};

/**
 * The visitor's list or, at an address with a list, that one, which somebody has shared. Each item has its
 * Save button. The server knows neither list, and renders nothing.
 */
export function SavedList({ items, factHeadings, phone, email, empty, messages }: Props) {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => undefined,
  );
  const own = useSyncExternalStore(onSavedChange, readShown, () => none);
  const saved = useSyncExternalStore(onSavedChange, readSaved, () => none);
  if (search === undefined) return null;
  const shared = readSavedRoutes(search);
  const isShared = shared.length > 0;
  const list = isShared ? shared : own;
  const listed = list.flatMap((route) => items.find((item) => item.route === route) ?? []);
  const gone = list.filter((route) => !items.some((item) => item.route === route));
  // What was taken off still stands in its place, but is not sent.
  const sent = isShared ? listed : listed.filter(({ route }) => saved.includes(route));
  const trips = listed.filter(({ facts }) => facts);
  const others = listed.filter(({ facts }) => !facts);
  const draw = (item: SavedItem) => (
    <Item key={item.route} item={item} factHeadings={factHeadings} messages={messages} />
  );
  return (
    <div className="space-y-14">
      {isShared && <SharedHeading {...messages.shared} own={messages.own} />}
      {list.length === 0 && <EmptyList {...empty} />}
      {trips.length > 0 && (
        <div>
          <h2 className="text-3xl md:text-4xl">{messages.trips}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
          <section aria-label={messages.trips} tabIndex={0} className="saved-trips relative mt-8">
            <ul>{trips.map(draw)}</ul>
          </section>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <h2 className="text-3xl md:text-4xl">{messages.others}</h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
            {others.map(draw)}
          </ul>
        </div>
      )}
      {gone.map((route) => (
        <p key={route} className="border-l-4 border-coral pl-4">
          <span className="mr-4">{interpolate(messages.gone, { page: route })}</span>
          <SaveToggle route={route} name={route} messages={messages} />
        </p>
      ))}
      {sent.length > 0 && (
        <SavedLinks items={sent} phone={phone} email={email} messages={messages} />
      )}
    </div>
  );
}

type ItemProps = { item: SavedItem } & Pick<Props, 'factHeadings' | 'messages'>;

/** An item, with its facts if it has some. The words beside its picture say what it is. */
function Item({ item, factHeadings, messages }: ItemProps) {
  const { route, name, heading, note, picture, facts } = item;
  return (
    <li>
      <div className="pb-4">
        <ItemPicture src={picture} className="no-print mb-3" />
        <h3 className="text-xl leading-tight text-balance">
          <a href={route} className="underline-offset-4 hover:underline">
            {heading}
          </a>
        </h3>
        <p className="mt-1 mb-3 text-sm text-quiet">{note}</p>
        <SaveToggle route={route} name={name} messages={messages} />
      </div>
      {facts && (
        <dl className="contents">
          {factHeadings.map((factHeading, index) => (
            <div key={factHeading} className="border-t border-line py-2.5">
              <dt className="text-sm text-quiet">{factHeading}</dt>
              {facts[index]?.map((line) => (
                <dd key={line} className="tabular first-letter:uppercase">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function ItemPicture({ src, className = '' }: { src: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the browser draws it
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

function SaveToggle({
  route,
  name,
  messages,
}: {
  route: string;
  name: string;
  messages: SaveMessages;
}) {
  const isSaved = useSyncExternalStore(onSavedChange, readSaved, () => none).includes(route);
  return (
    <button
      type="button"
      data-save={route}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(route)}
      className="save-button group no-print px-4 text-sm"
    >
      <SaveLabel messages={messages} name={name} />
    </button>
  );
}

function SharedHeading({ label, heading, lead, own }: Section & { own: string }) {
  return (
    <div>
      <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
      <h2 className="mt-3 text-section">{heading}</h2>
      <p className="mt-4 text-lead text-quiet">{lead}</p>
      <p className="mt-4">
        <TextLink href={routes.saved}>{own}</TextLink>
      </p>
    </div>
  );
}

function EmptyList({ heading, text, links, picture }: Props['empty']) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 className="text-section">{heading}</h2>
        <p className="mt-4 text-lead text-quiet">{text}</p>
        <NextLinks links={links} className="flex flex-wrap" />
      </div>
      <ItemPicture src={picture} />
    </div>
  );
}
