import type { ReactNode } from 'react';
import { ChatLink } from '@/components/contact/contact-links';
import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { Island } from '@/components/islands/island';
import { barActionStyle } from '@/components/ui/button-style';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { mailHref, telHref } from '@/lib/contact/hrefs';
import { company, labels, pages, people } from '@/lib/content/query/all-content';
import { forms } from '@/lib/content/query/forms';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { makeTariff } from '@/lib/data-files/make-tariff';
import type { FormName } from '@/lib/enquiry/enquiry';
import { readMailSettings } from '@/lib/enquiry/mail-settings';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames, joinWords } from '@/lib/text/join-words';
import { StaticForm } from './enquiry-form.island';

type SectionProps = {
  formName: Exclude<FormName, 'booking'>;
  /** Contact details below the note. On wide screens, both are beside the fields. */
  contact?: ReactNode;
  /** Whether the enquiry is urgent. The contact bar then offers a call, and the heading is beside the fields. */
  urgent?: boolean;
  label: string;
  heading: string;
  lead?: ReactNode;
  note?: string;
};

export function EnquirySection({ formName, contact, urgent, note, ...heading }: SectionProps) {
  return (
    <section
      aria-labelledby={`${formName}-form`}
      className={`print:hidden ${urgent ? 'gap-x-16 lg:grid lg:grid-cols-[24rem_1fr]' : ''}`}
    >
      <SectionHeading id={`${formName}-form`} {...heading} className="mb-6" />
      <FormWithNotes
        formName={formName}
        className={contact ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]' : 'space-y-6'}
      >
        {contact && (
          <div className="space-y-6 self-start bg-sand p-5 md:p-8 lg:sticky lg:top-32 lg:col-start-2 lg:row-start-1 lg:row-span-2">
            <p>{note}</p>
            {contact}
          </div>
        )}
      </FormWithNotes>
      <a
        href={urgent ? telHref(company.phones[0]) : `#${formName}-form`}
        className={barActionStyle}
      >
        {urgent ? labels.contact.bar.call : labels.contact.bar.write}
      </a>
    </section>
  );
}

/**
 * A short enquiry form in a dialog on every page. It has name, e-mail and address, as specified, and also the package
 * and the day, which are filled in on the page of a package.
 */
export function BookingDialog() {
  return (
    <Dialog
      id="booking"
      title={<h2 className="text-2xl">{labels.contact.booking}</h2>}
      closeLabel={labels.general.close}
      // The specification sets this width.
      className="h-fit max-h-[92dvh] w-[min(300px,100%)]"
    >
      <FormWithNotes formName="booking" showNextSteps className="space-y-5" />
    </Dialog>
  );
}

export function BookingButton({ className }: { className: string }) {
  return (
    <DialogButton dialogId="booking" className={className}>
      {labels.contact.booking}
    </DialogButton>
  );
}

type FormWithNotesProps = {
  formName: FormName;
  /** Whether to show the next steps after a success, instead of the notes. */
  showNextSteps?: boolean;
  className: string;
  children?: ReactNode;
};

/**
 * A form and its notes. After a success, the next steps replace the notes. Without scripts, the form can't be sent, so
 * other ways to ask are above it.
 */
function FormWithNotes({ formName, showNextSteps, className, children }: FormWithNotesProps) {
  return (
    <div className={`group/enquiry ${className}`}>
      <DirectContacts
        text={forms.messages.needsScript}
        className="hidden font-semibold noscript:block lg:col-start-1"
      />
      <Island
        name="enquiry-form"
        when="near-after-first-use"
        className="lg:col-start-1"
        component={StaticForm}
        props={{ formName }}
        // Other forms, such as the urgent one, don't have to wait for the tariff.
        propsFromData={{
          forms: makeFormsData(),
          ...(forms[formName].includesChoice && { tariff: makeTariff() }),
        }}
      />
      {showNextSteps && (
        <NextSteps
          id={formName}
          className="hidden group-has-data-sent/enquiry:block lg:col-start-1"
        />
      )}
      <EnquiryNotes formName={formName} />
      {children}
    </div>
  );
}

/** What happens after an enquiry. @param id must be unique on the page */
export function NextSteps({ id, className = '' }: { id: string; className?: string }) {
  const { heading, steps } = pages.contact.next;
  const headingId = `${id}-next`;
  return (
    <section aria-labelledby={headingId} className={`border-t border-line pt-6 ${className}`}>
      <h2 id={headingId} className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TextLink href={routes.questions}>{labels.guide.allQuestions}</TextLink>
        <TextLink href={routes.prices}>{labels.price.allTerms}</TextLink>
      </p>
    </section>
  );
}

const noteLinkStyle = 'inline-block min-h-6 underline underline-offset-4 hover:text-lagoon';

/** The notes below a form: how the enquiry is used, and how to ask without the form. */
function EnquiryNotes({ formName }: { formName: FormName }) {
  const { messages } = forms;
  const mailService = readMailSettings(process.env) ? `${messages.mailService} ` : '';
  const languages = new Set(people.flatMap((person) => person.languages));
  const peopleLine = interpolate(labels.team.line, {
    names: joinNames(people),
    languages: joinWords([...languages], 'or'),
  });
  return (
    <div className="space-y-1 text-sm text-quiet group-has-data-sent/enquiry:hidden lg:col-start-1">
      <p className="max-w-none">
        {`${forms[formName].privacy} ${mailService}`}
        <a href={routes.privacy} className={noteLinkStyle}>
          {messages.privacyLink}
        </a>
      </p>
      <p className="max-w-none">{peopleLine}</p>
      <DirectContacts text={messages.directContacts} className="noscript:hidden" />
    </div>
  );
}

/** Links to chat, e-mail and phone, after a text. */
function DirectContacts({ text, className }: { text: string; className: string }) {
  return (
    <p className={`max-w-none ${className}`}>
      {`${text} `}
      <ChatLink className={noteLinkStyle}>{forms.messages.chat}</ChatLink>
      {', '}
      <a href={mailHref(company.email)} className={noteLinkStyle}>
        {company.email}
      </a>
      {', '}
      <a href={telHref(company.phones[0])} className={`${noteLinkStyle} tabular`}>
        {company.phones[0]}
      </a>
    </p>
  );
}
