// The routes: which address answers with what.

import { Hono } from 'hono';
import { ICON } from './art/icon.ts';
import { languageOf } from './language.ts';
import { missingPage, welcomePage } from './page.ts';
import { securityHeaders } from './security-headers.ts';

export function createApp(): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/icon.svg', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml' }));
  app.get('/', (c) => {
    const language = languageOf(c);
    return c.html(welcomePage(language), 200, pageHeaders(language));
  });
  app.notFound((c) => {
    const language = languageOf(c);
    return c.html(missingPage(language), 404, pageHeaders(language));
  });
  return app;
}

/** One address holds three languages, so a cache must keep them apart. */
function pageHeaders(language: string): Record<string, string> {
  return { 'content-language': language, vary: 'accept-language', 'cache-control': 'no-cache' };
}
