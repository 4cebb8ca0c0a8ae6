import { Icon } from '@/components/ui/icon';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { labels } from '@/lib/content/query/all-content';
import { authorityOf, checkedLine } from '@/lib/content/query/guide';

type Props = {
  /** The day when the fact was checked. Omit it if the page shows it elsewhere. */
  checked?: string | undefined;
  /** The ids of the authorities that decide. */
  authorities?: readonly string[] | undefined;
  /** The ids of further sources, which don't decide. */
  readMore?: readonly string[] | undefined;
};

/**
 * Says when a fact was checked, which authorities decide, and where to read more. Renders nothing without any of these.
 */
export function OfficialSource({ checked, authorities, readMore }: Props) {
  if (!checked && !authorities && !readMore) return null;
  return (
    <p className="text-base text-quiet">
      {checked && `${checkedLine(checked)} `}
      {authorities && (
        <>
          {labels.guide.officialSource} <AuthorityLinks ids={authorities} />{' '}
        </>
      )}
      {readMore && (
        <span className="print:hidden">
          {labels.guide.readMore} <AuthorityLinks ids={readMore} />
        </span>
      )}
    </p>
  );
}

/** Links to authorities, in one line. The icon stays on the same line as the last word of its link. */
function AuthorityLinks({ ids }: { ids: readonly string[] }) {
  return ids.map(authorityOf).map(({ id, label, href }, index) => {
    const last = label.lastIndexOf(' ') + 1;
    return (
      <span key={id}>
        {index > 0 && ', '}
        <NewTabLink
          href={href}
          newTabNote={labels.general.opensNewTab}
          className="text-lagoon underline underline-offset-4 hover:text-strong"
        >
          {label.slice(0, last)}
          <span className="whitespace-nowrap narrow:whitespace-normal">
            {label.slice(last)}
            <Icon name="arrow-up-right" className="-mr-0.5 ml-0.5 inline size-4" />
          </span>
        </NewTabLink>
      </span>
    );
  });
}
