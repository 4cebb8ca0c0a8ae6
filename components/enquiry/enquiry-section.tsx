import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { barStep } from '@/components/ui/button-style';
import { SectionHeading } from '@/components/ui/section-heading';
import { telHref } from '@/lib/contact-links';
import { makeFormsFile } from '@/lib/content/query/forms';
import { company, labels } from '@/lib/content/query/site';
import type { FormName } from '@/lib/enquiry/form-names';
import { AfterEnquiry } from './after-enquiry';
import { EnquiryForm } from './enquiry-form.island';
import { EnquiryNotes } from './notes';

type Props = {
  name: Exclude<FormName, 'booking'>;
  /** How to reach us, under the note; on wide screens both stand beside the fields. */
  contact?: ReactNode;
  /** Whether its heading is beside the fields on wide screens. */
  wide?: boolean;
  /** Whether a call is the page's next step, since nobody may wait for an answer. */
  urgent?: boolean;
  texts: { label: string; heading: string; lead?: string | undefined; note?: string };
};

/** An enquiry form under its heading, and what happens with the enquiry. */
export function EnquirySection({ name, texts, contact, wide, urgent }: Props) {
  return (
    <section
      aria-labelledby={`${name}-form`}
      className={`print:hidden ${wide ? 'gap-x-16 lg:grid lg:grid-cols-[24rem_1fr]' : ''}`}
    >
      <SectionHeading id={`${name}-form`} {...texts} className="mb-6" />
      <div
        className={
          contact ? 'enquiry grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]' : 'enquiry space-y-6'
        }
      >
        <Island name="enquiry" when="visible" className="lg:col-start-1">
          <EnquiryForm name={name} data={makeFormsFile()} />
        </Island>
        {name !== 'contact' && <AfterEnquiry name={name} className="after-sent lg:col-start-1" />}
        <div className="enquiry-notes lg:col-start-1">
          <EnquiryNotes name={name} />
        </div>
        {contact && (
          <div className="space-y-6 self-start bg-sand p-5 md:p-8 lg:sticky lg:top-32 lg:col-start-2 lg:row-start-1 lg:row-span-2">
            <p>{texts.note}</p>
            {contact}
          </div>
        )}
      </div>
      <a href={urgent ? telHref(company.phones[0]) : `#${name}-form`} className={barStep}>
        {urgent ? labels.bar.call : labels.bar.write}
      </a>
    </section>
  );
}
