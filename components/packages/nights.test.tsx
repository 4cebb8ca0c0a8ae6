import { renderToStaticMarkup } from 'react-dom/server';
import { Nights } from './nights';

const whole = (text: string) => `<span class="inline-block">${text}</span>`;

test('nights stay with the name of their place, and the rest of the text stays as it is', () => {
  const text = '2 nights Neil, 1 night Port Blair, and Havelock by day, 1 night by ship';
  expect(renderToStaticMarkup(<Nights text={text} />)).toBe(
    `${whole('2 nights Neil,')} ${whole('1 night Port Blair,')} and Havelock by day, 1\u00a0night by ship`,
  );
  expect(renderToStaticMarkup(<Nights text="A boat each way" />)).toBe('A boat each way');
});
