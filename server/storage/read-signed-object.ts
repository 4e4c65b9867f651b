import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { addressIn, isObjectName } from './object-address.ts';
import { findRow } from './object-row.ts';
import { noSuchObject } from './problems.ts';
import { sendRow } from './send-row.ts';
import { checkSignature } from './signed-address.ts';

/** `GET /object/sign/…?token=`: everyone who has the signed address may read it, so the row is read with the service role. */
export async function readSignedObject(
  c: Context<DoorEnvironment>,
  services: Services,
): Promise<Response> {
  const address = addressIn(c.req.url, '/object/sign/');
  await checkSignature(services, address, c.req.query('token') ?? '');
  if (!isObjectName(address.name)) throw noSuchObject();
  return sendRow(c, services, 'private', () =>
    services.database.asService((transaction) => findRow(transaction, address)),
  );
}
