import type { ServerResponse } from 'node:http';
import sharp from 'sharp';

/** Answers an image request with a small real PNG. */
export async function draw(response: ServerResponse): Promise<void> {
  const background = { r: 214, g: 148, b: 44 };
  const create = { width: 96, height: 64, channels: 3 as const, background };
  const png = await sharp({ create }).png().toBuffer();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ created: 1_700_000_000, data: [{ b64_json: png.toString('base64') }] }),
  );
}
