import { renderToStaticMarkup } from 'react-dom/server';
import { withPhones } from './phones';

test('a telephone number in a text becomes a link, and the text around it stays', () => {
  const markup = renderToStaticMarkup(withPhones('Call 112. Or +91 3192 000 001, at any hour.'));
  expect(markup).toMatch(
    /^Call 112\. Or <a href="tel:\+913192000001"[^>]*>\+91 3192 000 001<\/a>, at any hour\.$/,
  );
});
