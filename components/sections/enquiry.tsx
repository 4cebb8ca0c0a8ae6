import { EnquiryForm } from '@/components/islands/enquiry-form';
import { SectionHeading } from '@/components/ui/section-heading';
import { forms } from '@/lib/content/forms';
import { company } from '@/lib/content/site';

type Props = {
  kind: 'flight' | 'contact';
  texts: { label: string; heading: string; lead?: string | undefined; note: string };
};

/** An enquiry form under its heading, and what happens with the enquiry. */
export function Enquiry({ kind, texts }: Props) {
  const { flight, contact, booking, ...shared } = forms;
  return (
    <section aria-labelledby={`${kind}-form`}>
      <SectionHeading id={`${kind}-form`} {...texts} />
      <p className="mt-5 mb-8 max-w-prose">{texts.note}</p>
      <EnquiryForm
        id={kind}
        form={{ flight, contact }[kind]}
        texts={shared}
        phone={company.phones[0]}
        email={company.email}
      />
    </section>
  );
}
