import { XMLParser } from 'fast-xml-parser';
import { escapeXml } from './xml';

test('what is escaped is read back as it was, in texts and attributes', () => {
  const text = `a&b <c> "d" 'e' &amp;`;
  const xml = `<x y="${escapeXml(text)}">${escapeXml(text)}</x>`;
  const { x } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(x).toEqual({ '#text': text, '@_y': text });
});
