import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';

const app = createApp();

function get(path: string, acceptLanguage?: string): Promise<Response> {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  return Promise.resolve(app.request(path, { headers }));
}

describe('the page', () => {
  test.each([
    ['en', 'Find the hidden code.', ['32,768 codes', '1,296 codes', '390,625 codes']],
    ['fr', 'Trouvez le code caché.', ['32\u202f768 codes', '1\u202f296 codes', '390\u202f625 codes']],
    ['de', 'Finde den versteckten Code.', ['32.768 Codes', '1.296 Codes', '390.625 Codes']],
  ])('speaks %s and counts the codes as that language writes numbers', async (language, heading, counts) => {
    const response = await get(`/?lang=${language}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe(language);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${heading}</h1>`);
    for (const count of counts) expect(text).toContain(count);
    expect(text).toMatch(/npx blackpeg play .*--edition super/);
  });

  test.each([
    ['/', 'fr', 'fr'],
    ['/', 'de-CH, en;q=0.5', 'de'],
    ['/', 'en;q=0.4, fr-CA;q=0.8', 'fr'],
    ['/', 'it, de;q=0, fr;q=0.1', 'fr'],
    ['/', 'it', 'en'],
    ['/', '*', 'en'],
    ['/', undefined, 'en'],
    ['/?lang=de', 'fr', 'de'],
    ['/?lang=xx', 'fr', 'fr'],
  ])('%s with Accept-Language %s is in %s → %s', async (path, wish, expected) => {
    const response = await get(path, wish);
    expect(response.headers.get('content-language')).toBe(expected);
    expect(response.headers.get('vary')).toBe('accept-language');
  });

  test('its one style sheet is the one the policy lets in, and nothing is styled or scripted inline', async () => {
    const response = await get('/');
    const text = await response.text();
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(text).not.toMatch(/\sstyle=|<script|\son\w+=/);
  });
});

describe('every answer', () => {
  test.each(['/', '/healthz', '/icon.svg', '/nothing-here'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'$/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test('/healthz says ok', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });

  test('/icon.svg is a picture', async () => {
    const response = await get('/icon.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  test.each([
    ['en', 'There is nothing here.'],
    ['fr', 'Il n’y a rien ici.'],
    ['de', 'Hier ist nichts.'],
  ])('an unknown address is 404 in %s', async (language, heading) => {
    const response = await get('/nothing-here', language);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });
});
