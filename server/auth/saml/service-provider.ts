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

/** Returns the URLs that identity providers know us by. They have the same paths as on the official server. */
export function addressesOf(auth: Pick<AuthServices, 'issuer'>) {
  return {
    /** Our entity id, which is also the URL of our metadata. */
    entityId: `${auth.issuer}/sso/saml/metadata`,
    /** Where a browser posts a SAML response: the assertion consumer service. */
    consumerUrl: `${auth.issuer}/sso/saml/acs`,
  };
}

/** Our key in PEM. It signs our requests, and providers encrypt assertions for it. */
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
 * Loads the SAML key of this service, and creates it on first use. It is stored encrypted in the database, so that all processes and
 * a restored backup use the same key: identity providers keep our certificate.
 * @throws Error when the key was encrypted with another SECRET_KEY
 */
export async function loadServiceProviderKey(auth: AuthServices): Promise<ServiceProviderKey> {
  const known = await auth.database.asAuth(findServiceProviderKey);
  if (known) return openKey(auth, known);
  const made = await makeKey(auth); // slow, so done before taking the lock
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

/** Returns whether identity providers may use plain http. They may only when the site itself does. */
export function allowsHttp(auth: Pick<AuthServices, 'siteUrl'>): boolean {
  return new URL(auth.siteUrl).protocol === 'http:';
}
