// Where a request carries its token: a browser in a cookie no script can read, a program in a header, never in a URL.

import type { IncomingHttpHeaders } from 'node:http';

export interface Credentials {
  readonly token: string;
  /** A browser also adds cookies to requests of foreign pages, so those must state their origin. */
  readonly by: 'cookie' | 'header';
}

/** A year. */
const LASTING_SECONDS = 31_536_000;
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;
const BEARER = /^bearer /i;

/** With the prefix a browser accepts the cookie only over TLS, and from this exact host. */
function cookieName(behindTls: boolean): string {
  return behindTls ? '__Host-blackpeg' : 'blackpeg';
}

export function cookieFor(token: string, behindTls: boolean): string {
  return cookie(token, LASTING_SECONDS, behindTls);
}

/** Removes the cookie. */
export function noCookie(behindTls: boolean): string {
  return cookie('', 0, behindTls);
}

/** The header takes precedence over the cookie: it was set on purpose. */
export function credentialsIn(
  { authorization, cookie }: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>,
  behindTls: boolean,
): Credentials | null {
  if (authorization !== undefined) {
    const token = authorization.replace(BEARER, '');
    return BEARER.test(authorization) && TOKEN.test(token) ? { token, by: 'header' } : null;
  }
  const prefix = `${cookieName(behindTls)}=`;
  const pair = (cookie ?? '').split('; ').find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return TOKEN.test(token) ? { token, by: 'cookie' } : null;
}

function cookie(value: string, seconds: number, behindTls: boolean): string {
  const secure = behindTls ? '; Secure' : '';
  return `${cookieName(behindTls)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
