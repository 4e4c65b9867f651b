import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTrustedHttpsServer } from '#tests/support/trusted-https-server.ts';
import { fetchMetadata, readMetadataUrl } from './fetch-metadata.ts';

const stopping = new AbortController().signal;
const onThisMachine = { siteUrl: 'http://localhost:3000', stopping };
const onTheInternet = { siteUrl: 'https://saffron.example', stopping };

let server: Awaited<ReturnType<typeof startTrustedHttpsServer>>;
let requests: string[];

beforeAll(async () => {
  server = await startTrustedHttpsServer((request, response) => {
    requests.push(request.url ?? '');
    const answers: Record<string, () => void> = {
      '/good': () => response.end('<EntityDescriptor/>'),
      '/gone': () => response.writeHead(404).end(),
      '/elsewhere': () => response.writeHead(302, { location: '/good' }).end(),
      '/large': () => response.end('x'.repeat(300_001)),
      '/binary': () => response.end(Buffer.from([0xff, 0xfe])),
      '/half': () => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
        setImmediate(() => response.destroy());
      },
      '/never': () => {},
    };
    answers[request.url ?? '']?.();
  });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => server.close());

const at = (path: string, host = 'localhost') => new URL(`https://${host}:${server.port}${path}`);
const failed = { status: 400, code: 'saml_metadata_fetch_failed' };

describe('fetchMetadata, for a site on this machine', () => {
  test('fetches metadata from localhost', async () => {
    expect(await fetchMetadata(onThisMachine, at('/good'))).toBe('<EntityDescriptor/>');
  });

  test.each([
    ['/gone', 'HTTP 404'],
    ['/elsewhere', 'HTTP 302'],
    ['/large', 'more than 300000 bytes'],
    ['/binary', 'it is not UTF-8'],
    ['/half', 'it could not be reached'],
  ])('rejects %s with the reason', async (path, reason) => {
    const fetching = fetchMetadata(onThisMachine, at(path));
    await expect(fetching).rejects.toMatchObject({
      ...failed,
      message: `Error fetching SAML Metadata from metadata_url: ${reason}`,
    });
    expect(requests.filter((url) => url === path)).toHaveLength(1);
  });

  test('times out when the server never answers', async () => {
    const fetching = fetchMetadata(onThisMachine, at('/never'), { timeLimitMs: 50 });
    await expect(fetching).rejects.toMatchObject({
      ...failed,
      message: 'Error fetching SAML Metadata from metadata_url: it took too long',
    });
  });

  test('rejects an unknown host name and a certificate for another host', async () => {
    const nowhere = new URL('https://nowhere.invalid/');
    await expect(fetchMetadata(onThisMachine, nowhere)).rejects.toMatchObject(failed);
    const otherName = fetchMetadata(onThisMachine, at('/good', '127.0.0.1'));
    await expect(otherName).rejects.toMatchObject(failed);
    // A request from the previous test may arrive only now, so do not check for an empty list.
    expect(requests).not.toContain('/good');
  });
});

describe('fetchMetadata, for a site on the internet', () => {
  test.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '10.0.0.1',
    '169.254.169.254',
  ])('sends no request to the local or private address %s', async (host) => {
    const fetching = fetchMetadata(onTheInternet, at('/good', host), { timeLimitMs: 2_000 });
    await expect(fetching).rejects.toMatchObject(failed);
    expect(requests).toEqual([]);
  });
});

test.each(['tea', 'http://a.example/', 'file:///etc/passwd', 'https://user:word@a.example/', ''])(
  'readMetadataUrl rejects %s',
  (text) => {
    expect(() => readMetadataUrl(text)).toThrow(/metadata_url/);
  },
);
