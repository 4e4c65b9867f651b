import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSignedCertificate } from '#server/auth/saml/self-signed-certificate.ts';

/** Starts a real server on https://localhost. This process trusts its certificate while the server is open. */
export async function startTrustedHttpsServer(answer: RequestListener) {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const cert = selfSignedCertificate(createPrivateKey(key), 'localhost', new Date());
  const authorities = getCACertificates('default');
  setDefaultCACertificates([...authorities, cert]);
  const server = createServer({ key, cert }, answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `https://localhost:${port}`,
    async close() {
      setDefaultCACertificates(authorities);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
