import { base64url, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretKey } from '#server/secret-key.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { loadSigningKeys, type SigningKeys } from './signing-keys.ts';

const secret = createSecretKey('a secret for tests alone, never used elsewhere');
let testDatabase: TestDatabase;
let keys: SigningKeys;
const clock = () => new Date();

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  keys = await loadSigningKeys(testDatabase.database, secret, clock);
});
afterAll(() => testDatabase.close());

describe('tokens', () => {
  test('are signed with ES256 by a published key; no private part is published', async () => {
    const token = await keys.sign({ sub: 'somebody' }, { expiresInSeconds: 60 });
    const header = decodeProtectedHeader(token);
    expect(header.alg).toBe('ES256');
    const published = (await keys.jwks()).keys;
    expect(published.map((key) => key.kid)).toContain(header.kid);
    expect(published.filter((key) => 'd' in key || key.kty === 'oct')).toEqual([]);
    expect((await keys.verify(token)).sub).toBe('somebody');
  });

  test('of another process on the same database are accepted; API keys are shared', async () => {
    const other = await loadSigningKeys(testDatabase.database, secret, clock);
    expect(other.anonKey).toBe(keys.anonKey);
    await keys.verify(await other.sign({ sub: 'x' }, { expiresInSeconds: 60 }));
  });

  test('are refused with a foreign key, no algorithm, a swapped body or HS256', async () => {
    const [body, head] = ['{"sub":"x","exp":9999999999}', '{"alg":"none","typ":"JWT"}'];
    const token = await keys.sign({ sub: 'me' }, { expiresInSeconds: 60 });
    const kid = decodeProtectedHeader(token).kid ?? '';
    const foreign = await generateKeyPair('ES256');
    const published = (await keys.jwks()).keys[0];
    const forged = [
      `${base64url.encode(head)}.${base64url.encode(body)}.`,
      token.replace(/\.[^.]+\./, `.${base64url.encode(body)}.`),
      await new SignJWT({ sub: 'x' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime('1h')
        .sign(foreign.privateKey),
      await new SignJWT({ sub: 'x' })
        .setProtectedHeader({ alg: 'ES256', kid, jwk: await exportJWK(foreign.publicKey) })
        .setExpirationTime('1h')
        .sign(foreign.privateKey),
      await new SignJWT({ sub: 'x' })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(JSON.stringify(published))),
    ];
    for (const token of forged) await expect(keys.verify(token)).rejects.toThrow();
  });

  test('expire by the clock', async () => {
    const later = await loadSigningKeys(
      testDatabase.database,
      secret,
      () => new Date(Date.now() + 61_000),
    );
    const token = await keys.sign({ sub: 'x' }, { expiresInSeconds: 60 });
    await expect(later.verify(token)).rejects.toThrow(/exp/);
  });

  test('are refused after a verification once altered, expired, or without their key', async () => {
    let now = new Date();
    const own = await loadSigningKeys(testDatabase.database, secret, () => now);
    const token = await own.sign({ sub: 'x' }, { expiresInSeconds: 300 });
    expect((await own.verify(token)).sub).toBe('x');
    expect((await own.verify(token)).sub).toBe('x');
    const [head = '', , signature = ''] = token.split('.');
    const altered = [head, base64url.encode('{"sub":"y","exp":9999999999}'), signature].join('.');
    await expect(own.verify(altered)).rejects.toThrow(/signature/);

    const id = decodeProtectedHeader(token).kid ?? '';
    const rename = (from: string, to: string) => testDatabase.owner`
      update private.signing_keys set public_jwk = replace(public_jwk::text, ${from}, ${to})::jsonb`;
    await rename(id, 'taken-away');
    now = new Date(now.getTime() + 61_000); // when every process has read the keys again
    await expect(own.verify(token)).rejects.toThrow(/no applicable key/);
    await rename('taken-away', id);
    now = new Date(now.getTime() + 61_000);
    expect((await own.verify(token)).sub).toBe('x');

    now = new Date(now.getTime() + 300_000);
    await expect(own.verify(token)).rejects.toThrow(/exp/);
  });
});

test('loading keys with another SECRET_KEY fails with an explanation', async () => {
  const other = createSecretKey('another secret, as after a careless restore');
  await expect(loadSigningKeys(testDatabase.database, other, clock)).rejects.toThrow(
    /same SECRET_KEY/,
  );
});

test('the database stores no readable private key', async () => {
  const rows = await testDatabase.owner`select * from private.signing_keys`;
  expect(JSON.stringify(rows)).not.toMatch(/"d"/);
});
