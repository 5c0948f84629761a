import { expect, test } from 'vitest';
import { type Credentials, credentialsIn } from './credentials.ts';

const TOKEN = 'a-token_of-at-least-twenty-signs';

test.each<readonly [string, Parameters<typeof credentialsIn>[0], boolean, Credentials | null]>([
  ['nothing', {}, false, null],
  ['a header', { authorization: `Bearer ${TOKEN}` }, false, { token: TOKEN, by: 'header' }],
  ['a header in small letters', { authorization: `bearer ${TOKEN}` }, false, { token: TOKEN, by: 'header' }],
  ['another kind of header', { authorization: `Basic ${TOKEN}` }, false, null],
  ['a bare header', { authorization: TOKEN }, false, null],
  ['a cookie', { cookie: `x=1; blackpeg=${TOKEN}; y=2` }, false, { token: TOKEN, by: 'cookie' }],
  ['a cookie of a longer name', { cookie: `xblackpeg=${TOKEN}` }, false, null],
  ['a plain cookie behind TLS', { cookie: `blackpeg=${TOKEN}` }, true, null],
  ['the cookie for TLS', { cookie: `__Host-blackpeg=${TOKEN}` }, true, { token: TOKEN, by: 'cookie' }],
  ['a short cookie', { cookie: 'blackpeg=short' }, false, null],
  [
    'both',
    { authorization: `Bearer ${TOKEN}x`, cookie: `blackpeg=${TOKEN}` },
    false,
    { token: `${TOKEN}x`, by: 'header' },
  ],
  ['a bad header and a cookie', { authorization: 'Bearer ', cookie: `blackpeg=${TOKEN}` }, false, null],
])('%s', (_, headers, behindTls, expected) => {
  expect(credentialsIn(headers, behindTls)).toEqual(expected);
});
