import type { FormContent } from '@/content/schema/form';
import type { FormsData, FormWithOptions } from '@/lib/enquiry/enquiry';
import type { FormMessages } from '@/lib/enquiry/validation';
import { content } from './all-content';
import { hotelClasses } from './hotels';

const { flight, contact, ferryCancelled, booking } = content.forms;
const { invalidDay, pastDay, distantDay } = content.labels.dates;

export const forms: FormsData['forms'] & { messages: FormMessages } = {
  flight: withHotelClasses(flight),
  contact: withHotelClasses(contact),
  ferryCancelled: withHotelClasses(ferryCancelled),
  booking: withHotelClasses(booking),
  messages: {
    ...content.formMessages,
    totals: content.labels.choice.totalMessages,
    issues: { ...content.formMessages.issues, invalidDay, pastDay, distantDay },
  },
};

function withHotelClasses(formContent: FormContent): FormWithOptions {
  return {
    ...formContent,
    fields: formContent.fields.map((field) =>
      field.type === 'select' ? { ...field, options: hotelClasses.map(({ name }) => name) } : field,
    ),
  };
}
