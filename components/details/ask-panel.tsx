import type { ReactNode } from 'react';
import { company, labels } from '@/lib/content/site';
import { mailHref, shareByChatHref } from '@/lib/enquiry/links';
import { type About, AskLinks } from './ask-links';
import { CopyLink } from './copy-link';
import { EnquireLink } from './enquire-link';

type Props = {
  about: About;
  heading: string;
  /** The button that keeps the item. */
  keep: ReactNode;
  children: ReactNode;
};

const linkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon';

/** The panel beside an item's details: its figures, and ways to ask about it and to share it. */
export function AskPanel({ about, heading, keep, children }: Props) {
  const shared = `${about.name}\n${company.site}${about.route}`;
  return (
    <aside aria-label={labels.enquire} className="space-y-6">
      {children}
      <div className="space-y-3">
        <EnquireLink about={about} className="w-full" />
        {keep}
      </div>
      <AskLinks about={about} />
      <div className="border-t border-line pt-4">
        <p className="text-label font-semibold text-lagoon uppercase">{labels.share}</p>
        <div className="flex flex-wrap gap-x-5">
          <a href={shareByChatHref(shared)} target="_blank" rel="noopener" className={linkStyle}>
            {labels.shareByChat}
            <span className="sr-only"> {labels.opensNewTab}</span>
          </a>
          <a href={mailHref('', { subject: heading, body: shared })} className={linkStyle}>
            {labels.shareByMail}
          </a>
          <CopyLink words={labels} className={linkStyle} />
        </div>
      </div>
    </aside>
  );
}
