import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Env, Hono } from 'hono';

const { resolve } = createRequire(import.meta.url);
const fileOf = (family: string) =>
  resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);

/** The fonts of the app, by their name in the URL. */
const fonts: Readonly<Record<string, string>> = {
  'brygada-1918.woff2': fileOf('brygada-1918'),
  'radio-canada.woff2': fileOf('radio-canada'),
};

const keptForSeconds = 7 * 24 * 60 * 60;

/** Adds the route that serves the app's fonts: the card pages work without the web build, so they cannot use its font files. */
export function addFontRoute<E extends Env>(door: Hono<E>): void {
  door.get('/sandbox/fonts/:name', async (c) => {
    const name = c.req.param('name');
    const file = Object.hasOwn(fonts, name) ? fonts[name] : undefined;
    if (!file) return c.notFound();
    const bytes = await readFile(file);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'font/woff2',
      'cache-control': `public, max-age=${keptForSeconds}`,
      'x-content-type-options': 'nosniff',
    });
  });
}
