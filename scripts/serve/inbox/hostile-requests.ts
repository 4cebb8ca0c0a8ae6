import { gzipSync } from 'node:zlib';

/** For tests: what is written to a socket, and the statuses that are right for it. */
export type HostileRequest = {
  name: string;
  bytes: Buffer;
  statuses: number[];
  /** Whether the sender closes its end at once, without waiting for an answer. */
  leaves?: boolean;
};

const host = 'Host: localhost';
const jsonType = 'Content-Type: application/json';
const formType = 'Content-Type: multipart/form-data; boundary=end-of-part';
const ids = { user_id: 'u', service_id: 's', template_id: 't' };
const idParts = Object.entries(ids)
  .map(([name, value]) => part(`name="${name}"`, value))
  .join('');

/** At least 200 requests that are broken or mean harm, always the same and in the same order. */
export function makeHostileRequests(): HostileRequest[] {
  return [
    ...contentTypes(),
    ...forms(),
    ...truncatedForms(),
    ...hostileFields(),
    ...jsons(),
    ...encodings(),
    ...framings(),
    ...headers(),
    ...unfinished(),
    ...addresses(),
  ];
}

function part(disposition: string, value: string, more = ''): string {
  return `--end-of-part\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${value}\r\n`;
}

type Wire = { path: string; headers: string[]; body: string | Buffer };

function toBytes({ path, headers: lines, body }: Wire): Buffer {
  const head = [`POST /api/v1.0/email/${path} HTTP/1.1`, host, 'Connection: close', ...lines];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

function lengthOf(body: string | Buffer): string {
  return `Content-Length: ${Buffer.byteLength(body)}`;
}

function json(name: string, body: string | Buffer, statuses: number[], more: string[] = []) {
  const wire = { path: 'send', headers: [jsonType, lengthOf(body), ...more], body };
  return { name: `JSON, ${name}`, bytes: toBytes(wire), statuses };
}

function form(name: string, body: string | Buffer, statuses: number[], type = formType) {
  const wire = { path: 'send-form', headers: [type, lengthOf(body)], body };
  return { name: `form, ${name}`, bytes: toBytes(wire), statuses };
}

const goodForm = `${idParts}${part('name="message"', 'Hello')}--end-of-part--\r\n`;
const goodJson = JSON.stringify({ ...ids, template_params: { message: 'Hello' } });

function contentTypes(): HostileRequest[] {
  const types = [
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/jsonp',
    'application/json2; x',
    'text/json',
    'multipart/mixed; boundary=end-of-part',
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=y',
    'multipart/form-data; boundary="end',
    `multipart/form-data; boundary=${'x'.repeat(2000)}`,
    'multipart/form-data; boundary=../../x',
    'multipart/form-data; charset=utf-16',
    'multipart/form-data, application/json',
    '\u00ff\u00fe',
    '; ; ;',
    '%00',
  ];
  return types.flatMap((type) => [
    form(`type "${type.slice(0, 50)}"`, goodForm, [400], `Content-Type: ${type}`),
    {
      name: `JSON sent as "${type.slice(0, 50)}"`,
      bytes: toBytes({
        path: 'send',
        headers: [`Content-Type: ${type}`, lengthOf(goodJson)],
        body: goodJson,
      }),
      statuses: [400],
    },
  ]);
}

function forms(): HostileRequest[] {
  const nested =
    part('name="n"', '--y\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nu\r\n--y--') +
    '--end-of-part--';
  return [
    form('empty', '', [400]),
    form('only an end', '--end-of-part--\r\n', [400]),
    form('no dashes', goodForm.replaceAll('--end-of-part', 'x'), [400]),
    form('LF only', goodForm.replaceAll('\r\n', '\n'), [400]),
    form('another boundary inside', goodForm.replaceAll('--end-of-part', '--y'), [400]),
    form('no name', `${idParts}${part('', 'v')}--end-of-part--\r\n`, [400]),
    form(
      'a name without quotes',
      `${idParts}${part('name=a', 'v')}--end-of-part--\r\n`,
      [200, 400],
    ),
    form('a name without its end', `${idParts}${part('name="a', 'v')}--end-of-part--\r\n`, [400]),
    form(
      'no disposition',
      `${idParts}--end-of-part\r\nX: y\r\n\r\nv\r\n--end-of-part--\r\n`,
      [400],
    ),
    form('another disposition', goodForm.replace('form-data', 'attachment'), [400]),
    form(
      'a part without headers',
      `${idParts}--end-of-part\r\n\r\nv\r\n--end-of-part--\r\n`,
      [400],
    ),
    form(
      'a part without an empty line',
      `${idParts}--end-of-part\r\nA: b\r\n--end-of-part--\r\n`,
      [400],
    ),
    form('nested boundaries', nested, [400]),
    form(
      'nested multiparts',
      `${idParts}${part('name="n"', 'v', 'Content-Type: multipart/mixed; boundary=z\r\n')}--end-of-part--\r\n`,
      [200, 400],
    ),
    form('a preamble', `preamble\r\n${goodForm}`, [200, 400]),
    form('an epilogue', `${goodForm}${'epilogue\r\n'.repeat(100)}`, [200, 400]),
    form('two ends', `${goodForm}--end-of-part--\r\n`, [200, 400]),
    form(
      'huge part headers',
      `${idParts}${part('name="a"', 'v', `X: ${'y'.repeat(300_000)}\r\n`)}--end-of-part--\r\n`,
      [200, 400],
    ),
    form(
      'many part headers',
      `${idParts}${part('name="a"', 'v', 'X: y\r\n'.repeat(20_000))}--end-of-part--\r\n`,
      [200, 400],
    ),
    form(
      '10,000 fields',
      `${idParts}${part('name="a"', 'v').repeat(10_000)}--end-of-part--\r\n`,
      [413],
    ),
    form(
      '4,000 fields',
      `${idParts}${part('name="a"', 'v').repeat(4_000)}--end-of-part--\r\n`,
      [200],
    ),
    form('duplicate ids', `${idParts}${idParts}--end-of-part--\r\n`, [200]),
    form(
      'duplicate fields',
      `${idParts}${part('name="a"', '1')}${part('name="a"', '2')}--end-of-part--\r\n`,
      [200],
    ),
    form(
      'invalid UTF-8',
      Buffer.from(goodForm.replace('Hello', '\u00ff\u00fe\u00c0\u0080'), 'latin1'),
      [400],
    ),
    form(
      'an invalid UTF-8 name',
      Buffer.from(goodForm.replace('message', '\u00c3'), 'latin1'),
      [400],
    ),
    form(
      'surrogates in UTF-8',
      Buffer.from(goodForm.replace('Hello', '\u00ed\u00a0\u0080'), 'latin1'),
      [400],
    ),
    form(
      'base64 parts',
      `${idParts}${part('name="a"', '/////w==', 'Content-Transfer-Encoding: base64\r\n')}--end-of-part--\r\n`,
      [200, 400],
    ),
    form('only NUL', Buffer.alloc(1000), [400]),
    form('51 KB', `${idParts}${part('name="a"', 'v'.repeat(51 * 1024))}--end-of-part--\r\n`, [413]),
    form('2 MB', `${idParts}${part('name="a"', 'v'.repeat(2_000_000))}--end-of-part--\r\n`, [413]),
  ];
}

/** Cut at places all over the body; the header tells the length there is. */
function truncatedForms(): HostileRequest[] {
  const last = goodForm.length - '--\r\n'.length;
  return Array.from({ length: 40 }, (_, step) => {
    const end = Math.floor((last * step) / 40);
    return form(`cut after ${end} bytes`, goodForm.slice(0, end), [400]);
  });
}

function hostileFields(): HostileRequest[] {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '__proto__[polluted]',
    '../../../etc/passwd',
    '..\\..\\windows',
    '/etc/passwd',
    'file:///etc/passwd',
    'a%0D%0ABcc: x',
    '%00',
    '',
    '{{constructor}}',
    "'; DROP TABLE enquiries; --",
    '<script>',
    'filename',
    '_charset_',
    '\u202e',
    'n'.repeat(10_000),
  ];
  const files = ['x.png', '../../x', '..\\..\\x', '/etc/cron.d/x', '', 'x%00.eml', 'a.eml'];
  return [
    ...names.flatMap((name) => [
      form(
        `field "${name.slice(0, 40)}"`,
        `${idParts}${part(`name="${name}"`, name)}--end-of-part--\r\n`,
        [200],
      ),
      json(
        `field "${name.slice(0, 40)}"`,
        // Written by hand: an object would not have its own `__proto__`.
        `{"user_id":"u","service_id":"s","template_id":${JSON.stringify(name || 't')},"template_params":{${JSON.stringify(name)}:${JSON.stringify(name)}}}`,
        [200],
      ),
    ]),
    ...files.map((file) =>
      form(
        `a file "${file}"`,
        `${idParts}${part(`name="f"; filename="${file}"`, 'x')}--end-of-part--\r\n`,
        [400],
      ),
    ),
    form(
      'a file with a type',
      `${idParts}${part('name="f"; filename="a"', 'x', 'Content-Type: message/rfc822\r\n')}--end-of-part--\r\n`,
      [400],
    ),
    form(
      'a file by filename*',
      `${idParts}${part('name="f"; filename*=UTF-8\'\'..%2F..%2Fx', 'x')}--end-of-part--\r\n`,
      [200, 400],
    ),
    form(
      'an id that is a path',
      `${goodForm.replace('\r\n\r\nt\r\n', '\r\n\r\n../../../../tmp/x\r\n')}`,
      [200],
    ),
    form(
      'an id with a line break',
      `${goodForm.replace('\r\n\r\nt\r\n', '\r\n\r\na\r\nBcc: b\r\n')}`,
      [200],
    ),
  ];
}

function jsons(): HostileRequest[] {
  const withParams = (params: string) =>
    `${JSON.stringify(ids).slice(0, -1)},"template_params":${params}}`;
  const bodies = [
    '',
    ' ',
    '{',
    '}',
    'null',
    'true',
    '0',
    '-1',
    '1e999',
    '""',
    '[]',
    '[{}]',
    '{}',
    "{'a':1}",
  ];
  const more = [
    '{"user_id":"u"}',
    '{"user_id":{}}',
    `${goodJson}x`,
    goodJson.repeat(2),
    `// x\n${goodJson}`,
    'undefined',
    'NaN',
    '\ufeff{}',
    '{"a":1,}',
    '{"\ud800":1}',
  ];
  const params = ['[]', '1', '"x"', 'true', '[{"a":1}]'];
  const deep = 40_000;
  return [
    ...[...bodies, ...more].map((body, index) =>
      json(`text ${index}, "${body.slice(0, 30)}"`, body, [400]),
    ),
    ...params.map((value) => json(`parameters ${value}`, withParams(value), [400])),
    json('no parameters', withParams('null'), [200]),
    json('a deep array', '['.repeat(deep) + ']'.repeat(deep), [400]),
    json('an unclosed deep array', '['.repeat(deep * 5), [400]),
    json('a deep object', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, [400]),
    json('deep parameters', withParams('['.repeat(deep) + ']'.repeat(deep)), [400]),
    json(
      'a deep parameter',
      withParams(`{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`),
      [400, 413],
    ),
    json('parameters with a prototype', withParams('{"__proto__":{"polluted":true}}'), [200]),
    json('ids by the prototype', `{"__proto__":${JSON.stringify(ids)}}`, [400]),
    json(
      '10,000 parameters',
      withParams(`{${Array.from({ length: 10_000 }, (_, i) => `"p${i}":"v"`).join()}}`),
      [413],
    ),
    json(
      '5,000 parameters',
      withParams(`{${Array.from({ length: 5_000 }, (_, i) => `"p${i}":"v"`).join()}}`),
      [200],
    ),
    json('duplicate parameters', withParams('{"a":"1","a":"2"}'), [200]),
    json('a huge number', withParams(`{"a":${'9'.repeat(10_000)}}`), [200]),
    json('escapes that grow', withParams(`{"a":"${'\\u0000'.repeat(50_000)}"}`), [200]),
    json('invalid UTF-8', Buffer.from(goodJson.replace('Hello', '\u00ff'), 'latin1'), [400]),
    json('UTF-16', Buffer.from(goodJson, 'utf16le'), [400]),
    json('2 MB', withParams(`{"a":"${'v'.repeat(2_000_000)}"}`), [413]),
  ];
}

function encodings(): HostileRequest[] {
  const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
  return ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'identity', 'x']
    .flatMap((coding) => [
      json(`${coding} bomb`, bomb, [400], [`Content-Encoding: ${coding}`]),
      json(`plain called ${coding}`, goodJson, [400], [`Content-Encoding: ${coding}`]),
    ])
    .concat(json('a gzip bomb that is not called one', bomb, [400]));
}

/** Where the body ends is disputed. Node answers most of these itself. */
function framings(): HostileRequest[] {
  const wire = (name: string, headers: string[], body: string, statuses: number[]) => ({
    name: `framing, ${name}`,
    bytes: toBytes({ path: 'send', headers: [jsonType, ...headers], body }),
    statuses,
  });
  const chunked = 'Transfer-Encoding: chunked';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const lengths = [
    '-1',
    '+5',
    'abc',
    '1.5',
    '0x10',
    '1e3',
    '',
    '5, 6',
    '5 5',
    '99999999999999999999',
    'NaN',
  ];
  return [
    ...lengths.map((length) =>
      wire(`length "${length}"`, [`Content-Length: ${length}`], goodJson, [400]),
    ),
    wire('two lengths', ['Content-Length: 5', 'Content-Length: 6'], goodJson, [400]),
    wire('a length too short', ['Content-Length: 5'], goodJson, [400]),
    wire('length 0', ['Content-Length: 0'], goodJson, [400]),
    wire('no length', [], goodJson, [400]),
    wire(
      'both length and chunks',
      [lengthOf(goodJson), chunked],
      `${chunk(goodJson)}0\r\n\r\n`,
      [400],
    ),
    wire('chunks', [chunked], `${[...goodJson].map(chunk).join('')}0\r\n\r\n`, [200]),
    wire('2 MB in chunks', [chunked], `${chunk('v'.repeat(1000)).repeat(2000)}0\r\n\r\n`, [413]),
    wire('a chunk that is no number', [chunked], `zz\r\n${goodJson}\r\n0\r\n\r\n`, [400]),
    wire('a negative chunk', [chunked], `-5\r\n${goodJson}\r\n0\r\n\r\n`, [400]),
    wire('a huge chunk size', [chunked], 'ffffffffffffffffff\r\n', [400]),
    wire('a chunk that is longer than it says', [chunked], `2\r\n${goodJson}\r\n0\r\n\r\n`, [400]),
    wire('an unknown transfer coding', ['Transfer-Encoding: gzip'], goodJson, [400, 501]),
    wire(
      'chunks twice',
      ['Transfer-Encoding: chunked, chunked'],
      `${chunk(goodJson)}0\r\n\r\n`,
      [200, 400],
    ),
    wire(
      'a request in the body',
      ['Content-Length: 0'],
      'POST /api/v1.0/email/send HTTP/1.1\r\n\r\n',
      [400],
    ),
  ];
}

function headers(): HostileRequest[] {
  const wire = (name: string, lines: string[], statuses: number[]) => ({
    name: `headers, ${name}`,
    bytes: toBytes({
      path: 'send',
      headers: [jsonType, lengthOf(goodJson), ...lines],
      body: goodJson,
    }),
    statuses,
  });
  return [
    wire('100 KB in one', [`X: ${'y'.repeat(100_000)}`], [431]),
    wire(
      '5,000 of them',
      Array.from({ length: 5_000 }, (_, index) => `X${index}: y`),
      [431],
    ),
    wire('a NUL', ['X: a\0b'], [400]),
    wire('no colon', ['nonsense'], [400]),
    wire('a blank in a name', ['X Y: z'], [400]),
    wire('two hosts', ['Host: evil.example'], [200, 400, 403]),
    wire('a foreign origin', ['Origin: http://evil.example'], [403]),
    wire('a foreign site', ['Sec-Fetch-Site: cross-site'], [403]),
    wire('an upgrade', ['Upgrade: websocket'], [200]),
  ];
}

/** The sender goes away in the middle. */
function unfinished(): HostileRequest[] {
  const wire = (name: string, path: string, lines: string[], body: string) => ({
    name: `aborted, ${name}`,
    bytes: toBytes({ path, headers: lines, body }),
    statuses: [400],
    leaves: true,
  });
  const raw = (name: string, text: string) => ({
    name: `aborted, ${name}`,
    bytes: Buffer.from(text, 'latin1'),
    statuses: [400],
    leaves: true,
  });
  const long = 'Content-Length: 5000';
  const chunked = 'Transfer-Encoding: chunked';
  const cuts = [0, 1, 50, 100, goodForm.length - 5, goodForm.length];
  return [
    ...cuts.flatMap((end) => [
      wire(`form after ${end} bytes`, 'send-form', [formType, long], goodForm.slice(0, end)),
      wire(`JSON after ${end} bytes`, 'send', [jsonType, long], goodJson.slice(0, end)),
    ]),
    wire('amid a chunk', 'send', [jsonType, chunked], `fff\r\n${goodJson}`),
    wire('before the last chunk', 'send', [jsonType, chunked], `2\r\n{}\r\n`),
    raw('amid the headers', 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: loc'),
    raw('amid the first line', 'POST /api'),
    raw('no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'),
  ];
}

function addresses(): HostileRequest[] {
  const targets = [
    '../send',
    '..%2f..%2finbox',
    'send%00',
    'send%2f..',
    'SEND',
    'send?x=%zz',
    'send-form/../../../../inbox',
    '%',
    'send/',
  ];
  return targets.map((target) => ({
    name: `address ${target}`,
    bytes: toBytes({ path: target, headers: [jsonType, lengthOf('{}')], body: '{}' }),
    statuses: [400, 404, 405],
  }));
}
