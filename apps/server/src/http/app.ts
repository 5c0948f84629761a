// The routes of the server.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, serverTexts } from '@blackpeg/wording';
import { type Context, Hono } from 'hono';
import { type Log, plainLog } from '../monitoring/log.ts';
import type { OnlinePlay } from '../online.ts';
import { answerWith } from '../web/answer.ts';
import { PAGE, type WebBuild } from '../web/build.ts';
import { requestIdOf } from './access-log.ts';

type Sentence = keyof ReturnType<typeof serverTexts>;

interface Env {
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}

const READY_STATUS = { ok: 200, 'not ready': 503, 'too fast': 429 } as const;

const READING = ['GET', 'HEAD'];

/** Without a build every address of the web app says so. */
export function createApp(build: WebBuild | null, online: OnlinePlay | null, log: Log = plainLog): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/healthz', (c) => c.text('ok'));
  // Metrics are not public.
  app.all('/metrics', (c) => say(c, 'missing', 404));
  if (online) {
    app.get('/readyz', async (c) => {
      const readiness = await online.readiness(c.env.incoming);
      return c.text(readiness, READY_STATUS[readiness]);
    });
    app.route('/api', online.routes);
  }
  app.all('*', (c) => {
    if (!READING.includes(c.req.method)) return say(c, 'missing', 405, { allow: READING.join(', ') });
    if (build === null) return say(c, 'notBuilt', 503);
    const file = build.get(isAppAddress(c.req.path) ? PAGE : c.req.path);
    return file === undefined ? say(c, 'missing', 404) : answerWith(c, file);
  });
  app.onError((error, c) => {
    log.error('A request failed', error, { request: requestIdOf(c.env.outgoing) });
    return say(c, 'broken', 500);
  });
  return app;
}

/** The page itself knows its addresses; a file has an extension. */
function isAppAddress(address: string): boolean {
  return !/\.[^/]*$/.test(address) && !address.startsWith('/assets/');
}

/** In every language, because there is no page to choose one on. */
function say(c: Context, sentence: Sentence, status: 404 | 405 | 500 | 503, headers = {}): Response {
  const lines = LANGUAGES.map((language) => `${serverTexts(language)[sentence]}\n`);
  return c.text(lines.join(''), status, { 'cache-control': 'no-store', ...headers });
}
