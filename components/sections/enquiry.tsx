import { EnquiryForm } from '@/components/islands/enquiry-form';
import { barStep } from '@/components/layout/contact-bar';
import { SectionHeading } from '@/components/ui/section-heading';
import { forms } from '@/lib/content/forms';
import { company, labels } from '@/lib/content/site';
import { readMailSettings } from '@/lib/enquiry/settings';
import { EnquiryNotes } from './enquiry-notes';

type Props = {
  name: 'flight' | 'contact';
  texts: { label: string; heading: string; lead?: string | undefined; note?: string };
};

/** An enquiry form under its heading, and what happens with the enquiry. */
export function Enquiry({ name, texts }: Props) {
  const { words } = forms;
  const mail = readMailSettings(process.env);
  return (
    <section aria-labelledby={`${name}-form`}>
      <SectionHeading id={`${name}-form`} {...texts} className="mb-6" />
      <EnquiryForm
        {...{ name, words, mail }}
        form={forms[name]}
        phone={company.phones[0]}
        email={company.email}
      >
        {texts.note && <p>{texts.note}</p>}
        <EnquiryNotes name={name} />
      </EnquiryForm>
      <a href={`#${name}-form`} className={barStep}>
        {labels.bar.write}
      </a>
    </section>
  );
}
