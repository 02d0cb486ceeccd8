import { Hono } from 'hono';
import { SAFE_HEADERS } from './headers.ts';
import { sendFile } from './send-file.ts';
import type { Site } from './site.ts';

/** The whole server: files by their paths, the page at its addresses, and a friendly no. */
export function createApp({ page, addresses, files }: Site): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) c.res.headers.set(name, value);
  });
  for (const address of addresses) app.get(address, (c) => sendFile(page, c.req.raw));
  app.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file) return sendFile(file, c.req.raw);
    // Somebody who followed a wrong link gets the page, which knows how to say so.
    const isReader = (c.req.header('Accept') ?? '').includes('text/html');
    return isReader ? sendFile(page, c.req.raw, 404) : c.text('There is nothing here.\n', 404);
  });
  app.all('*', (c) => c.text('Only GET and HEAD.\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}
