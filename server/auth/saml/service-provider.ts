import { createPrivateKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { AuthServices } from '../auth-services.ts';
import {
  findServiceProviderKey,
  insertServiceProviderKey,
  lockServiceProviderKey,
  type ServiceProviderKeyRow,
} from './queries/service-provider-keys.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** What identity providers know us by: the official server's addresses. */
export function addressesOf(auth: Pick<AuthServices, 'issuer'>) {
  return {
    /** Our entity id, where our metadata stands too. */
    entityId: `${auth.issuer}/sso/saml/metadata`,
    /** Where a browser brings an answer: the assertion consumer service. */
    consumerUrl: `${auth.issuer}/sso/saml/acs`,
  };
}

/** Our key in PEM: it signs requests, and assertions are encrypted to it. */
export type ServiceProviderKey = { certificate: string; privateKey: string };

const modulusBits = 3072;

function openKey(auth: AuthServices, row: ServiceProviderKeyRow): ServiceProviderKey {
  try {
    return {
      certificate: row.certificate,
      privateKey: auth.secret.open(row.private_key_encrypted),
    };
  } catch (cause) {
    throw new Error('The SAML key in this database was sealed with another SECRET_KEY.', { cause });
  }
}

async function makeKey(auth: AuthServices): Promise<ServiceProviderKey> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: modulusBits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const name = new URL(auth.siteUrl).hostname;
  const key = createPrivateKey(pair.privateKey);
  return {
    certificate: selfSignedCertificate(key, name, auth.clock()),
    privateKey: pair.privateKey,
  };
}

/**
 * The key of this service, made when it is first asked for. It lies sealed in the database, so that every process and a restore
 * have the same: identity providers keep our certificate.
 * @throws Error when SECRET_KEY is not the one that it was sealed with
 */
export async function loadServiceProviderKey(auth: AuthServices): Promise<ServiceProviderKey> {
  const known = await auth.database.asAuth(findServiceProviderKey);
  if (known) return openKey(auth, known);
  const made = await makeKey(auth); // takes its time: before the lock
  return auth.database.asAuth(async (transaction) => {
    await lockServiceProviderKey(transaction);
    const faster = await findServiceProviderKey(transaction);
    if (faster) return openKey(auth, faster);
    await insertServiceProviderKey(transaction, {
      certificate: made.certificate,
      privateKeyEncrypted: auth.secret.seal(made.privateKey),
      now: auth.clock(),
    });
    return made;
  });
}

/** Whether neighbours may be plain http: only where the site itself is. */
export function allowsHttp(auth: Pick<AuthServices, 'siteUrl'>): boolean {
  return new URL(auth.siteUrl).protocol === 'http:';
}
