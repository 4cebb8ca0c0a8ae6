import './enquiry.css';
import type { ReactNode } from 'react';
import { EnquiryForm } from '@/components/islands/enquiry-form';
import { barStep } from '@/components/layout/contact-bar';
import { SectionHeading } from '@/components/ui/section-heading';
import { forms } from '@/lib/content/forms';
import { company, labels } from '@/lib/content/site';
import { readMailSettings } from '@/lib/enquiry/settings';
import { EnquiryNotes } from './enquiry-notes';

type Props = {
  name: 'flight' | 'contact';
  /** How to reach us; on wide screens it stands beside the fields, under what is said about them. */
  contact?: ReactNode;
  texts: { label: string; heading: string; lead?: string | undefined; note?: string };
};

/** An enquiry form under its heading, and what happens with the enquiry. */
export function Enquiry({ name, texts, contact }: Props) {
  const { words } = forms;
  const mail = readMailSettings(process.env);
  return (
    <section aria-labelledby={`${name}-form`}>
      <SectionHeading id={`${name}-form`} {...texts} className="mb-6" />
      <EnquiryForm
        className={contact ? 'grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-16' : undefined}
        {...{ name, words, mail }}
        form={forms[name]}
        phone={company.phones[0]}
        email={company.email}
      >
        <div
          className={`enquiry-notes space-y-6 ${contact ? 'lg:space-y-9 lg:bg-sand lg:p-8' : ''}`.trim()}
        >
          {texts.note && <p>{texts.note}</p>}
          <EnquiryNotes name={name}>{contact}</EnquiryNotes>
        </div>
      </EnquiryForm>
      <a href={`#${name}-form`} className={barStep}>
        {labels.bar.write}
      </a>
    </section>
  );
}
