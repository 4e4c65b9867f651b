import type { Random } from '#recipes/random.ts';
import { pair } from '../draft.ts';
import { anId, draft, type Grammar, json, type Known } from './grammar.ts';

// Valid requests of the storage door.

const bucket = 'avatars';
const name = (random: Random, known: Known) =>
  `${anId(random, known)}/${random.pick(['avatar.png', 'a.png', 'b/c.png'])}`;
const at = (...parts: string[]) => `/storage/v1/object/${parts.join('/')}`;

const upload = (method: string) => (random: Random, known: Known) => {
  const path = at(bucket, name(random, known));
  const headers: [string, string][] = [
    ['x-upsert', 'true'],
    ['cache-control', 'max-age=3600'],
  ];
  if (random.next() < 0.5) {
    return draft(method, path, {
      headers: [...headers, ['content-type', 'image/png']],
      body: { kind: 'bytes', bytes: known.png },
    });
  }
  const head =
    '--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--b\r\ncontent-disposition: form-data; name=""; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const bytes = Buffer.concat([Buffer.from(head), known.png, Buffer.from('\r\n--b--\r\n')]);
  return draft(method, path, {
    headers: [...headers, ['content-type', 'multipart/form-data; boundary=b']],
    body: { kind: 'bytes', bytes },
  });
};

export const files: Grammar = {
  'GET /storage/v1/bucket': () => draft('GET', '/storage/v1/bucket'),
  'GET /storage/v1/bucket/:id': () => draft('GET', `/storage/v1/bucket/${bucket}`),
  'GET /storage/v1/object/public/*': (random, known) =>
    draft('GET', at('public', bucket, name(random, known)), {
      query: random.next() < 0.3 ? [pair('download', 'my file.png'), pair('width', '10')] : [],
    }),
  'GET /storage/v1/object/sign/*': (random, known) =>
    draft('GET', at('sign', bucket, name(random, known)), {
      query: [pair('token', 'a.b.c'), pair('download', '')],
    }),
  'GET /storage/v1/object/authenticated/*': (random, known) =>
    draft('GET', at('authenticated', bucket, name(random, known)), {
      query: [pair('download', 'x.png')],
    }),
  'GET /storage/v1/object/info/*': (random, known) =>
    draft('GET', at('info', bucket, name(random, known))),
  'GET /storage/v1/object/:bucket/*': (random, known) =>
    draft('GET', at(bucket, name(random, known)), { query: [pair('download', 'x.png')] }),
  'POST /storage/v1/object/list/:bucket': (random, known) =>
    json('POST', at('list', bucket), {
      prefix: anId(random, known),
      limit: 10,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
      search: 'a',
    }),
  'POST /storage/v1/object/move': (random, known) =>
    json('POST', at('move'), {
      bucketId: bucket,
      sourceKey: name(random, known),
      destinationKey: name(random, known),
    }),
  'POST /storage/v1/object/copy': (random, known) =>
    json('POST', at('copy'), {
      bucketId: bucket,
      sourceKey: name(random, known),
      destinationKey: name(random, known),
      copyMetadata: true,
    }),
  'POST /storage/v1/object/sign/:bucket': (random, known) =>
    json('POST', at('sign', bucket), {
      expiresIn: 60,
      paths: [name(random, known), name(random, known)],
    }),
  'POST /storage/v1/object/sign/:bucket/*': (random, known) =>
    json('POST', at('sign', bucket, name(random, known)), { expiresIn: 60 }),
  'DELETE /storage/v1/object/:bucket': (random, known) =>
    json('DELETE', at(bucket), { prefixes: [name(random, known)] }),
  'DELETE /storage/v1/object/:bucket/*': (random, known) =>
    draft('DELETE', at(bucket, name(random, known))),
  'ALL /storage/v1/object/upload/*': (random, known) =>
    draft('PUT', at('upload', 'sign', bucket, name(random, known)), {
      query: [pair('token', 'x')],
    }),
  'ALL /storage/v1/object/list-v2/*': () => json('POST', at('list-v2', bucket), { prefix: '' }),
  'POST /storage/v1/object/:bucket/*': upload('POST'),
  'PUT /storage/v1/object/:bucket/*': upload('PUT'),
  'ALL /storage/v1/*': (random) =>
    draft(
      random.pick(['GET', 'POST', 'DELETE']),
      random.pick([
        '/storage/v1/bucket',
        '/storage/v1/render/image/public/avatars/x',
        '/storage/v1/s3/avatars',
      ]),
    ),
};
