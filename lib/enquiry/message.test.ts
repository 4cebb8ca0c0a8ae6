import { enquiryText } from './message';

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone' },
  { name: 'message', label: 'Message' },
];

test('a message lists what was filled in, in the order of the form, and the page', () => {
  const values = { message: 'Two of us,\nin March', name: ' Åsa ', phone: '  ' };
  expect(enquiryText('Trip enquiry', fields, values, 'Sent from /contact')).toBe(
    'Trip enquiry\n\nName: Åsa\nMessage: Two of us,\nin March\n\nSent from /contact',
  );
});
