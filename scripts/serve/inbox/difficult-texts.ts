/** For tests: texts that mail, forms and pages are known to get wrong. Form data carries all of them. */
export const difficultTexts: Record<string, string> = {
  'a plain line': 'Asha Menon',
  'several scripts': 'நிலா · अंडमान · سلمى · 李小龍 · Ελλάδα · Ünïcödé',
  emoji: 'family 👨‍👩‍👧‍👦, flag 🇮🇳, wave 🌊',
  markup: '<b>bold</b><script>alert(1)</script>&amp;&lt;',
  quotes: `"double" 'single' \\"both\\" «these» \`ticks\``,
  rupees: '₹25,000 to ₹30,000',
  'CRLF lines': 'one\r\ntwo\r\n\r\nfour\r\n',
  'a header': 'Asha\r\nBcc: thief@evil.example\r\n\r\nSpam',
  'a boundary': '--x\r\nContent-Disposition: form-data; name="y"\r\n\r\n--x--',
  'dots and From': '.\r\n..\r\nFrom here\r\n.\r\n',
  'a very long line': 'x'.repeat(20_000),
  'a long line of three bytes': '₹'.repeat(5_000),
  'blanks at both ends': '  \t middle \t ',
  'a byte order mark': '\ufefftext',
  NUL: 'a\0b',
  'other control characters': 'a\u0001\u0007\u001b[31m\u007f\u0085b',
  'soft and special separators': 'a\u2028b\u2029c\u00add\u200be',
  'right to left override': 'abc\u202egpj.exe',
  'decomposed and composed': 'é e\u0301',
  'encoded words': '=?UTF-8?Q?not_decoded?= =3D =\r\n=20',
  percents: '%0D%0A%22%00 %%',
  nothing: '',
};

/** Only JSON carries these: a form makes every line end CRLF and every lone surrogate U+FFFD. */
export const onlyInJson: Record<string, string> = {
  'a lone high surrogate': 'a\ud83cb',
  'a lone low surrogate': '\udf0a',
  'lone line feeds': 'one\ntwo\n\n',
  'lone carriage returns': 'one\rtwo\r',
  'mixed line ends': '\n\r\n\r',
};
