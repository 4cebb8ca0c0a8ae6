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
  /** How to reach us, under the note; on wide screens both stand beside the fields. */
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
        className={contact ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]' : undefined}
        {...{ name, words, mail }}
        form={forms[name]}
        phone={company.phones[0]}
        email={company.email}
      >
        <div className="enquiry-notes space-y-6">
          <EnquiryNotes name={name} />
        </div>
        {contact && (
          <div className="space-y-6 self-start lg:col-start-2 lg:row-start-1 lg:row-span-2 lg:bg-sand lg:p-8">
            <p>{texts.note}</p>
            {contact}
          </div>
        )}
      </EnquiryForm>
      <a href={`#${name}-form`} className={barStep}>
        {labels.bar.write}
      </a>
    </section>
  );
}
