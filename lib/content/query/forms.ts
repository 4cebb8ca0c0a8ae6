import { formSettings } from '@/content/schema/mail-templates';
import type { FormName, FormsData, FormWithOptions } from '@/lib/enquiry/enquiry';
import type { FormMessages } from '@/lib/enquiry/validation';
import { content, hotelClasses } from './all-content';

const { invalidDay, pastDay, distantDay } = content.labels.dates;

export const forms: FormsData['forms'] & { messages: FormMessages } = {
  flight: makeForm('flight'),
  contact: makeForm('contact'),
  ferryCancelled: makeForm('ferryCancelled'),
  booking: makeForm('booking'),
  messages: {
    ...content.formMessages,
    issues: { ...content.formMessages.issues, invalidDay, pastDay, distantDay },
  },
};

function makeForm(name: FormName): FormWithOptions {
  const formContent = content.forms[name];
  return {
    ...formContent,
    ...formSettings[name],
    // A select field offers the hotel classes.
    fields: formContent.fields.map((field) =>
      field.type === 'select' ? { ...field, options: hotelClasses.map(({ name }) => name) } : field,
    ),
  };
}
