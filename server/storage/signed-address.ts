import { errors, jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.ts';
import type { ObjectAddress } from './object-address.ts';
import { badRequest } from './problems.ts';

type Signer = Pick<Services, 'secret' | 'clock'>;

/** A separate key: its tokens open one address, and are not accepted as a user's token anywhere else. */
const keyOf = ({ secret }: Signer) => secret.derive('signed addresses of objects');
const subjectOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;

/** Returns the address, below the door's own, at which everyone may read an object for this many seconds. */
export async function signAddress(
  signer: Signer,
  address: ObjectAddress,
  seconds: number,
): Promise<string> {
  const nowSeconds = Math.floor(signer.clock().getTime() / 1000);
  const token = await new SignJWT({ url: subjectOf(address) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + seconds)
    .sign(keyOf(signer));
  // Not encoded: the official client encodes it.
  return `/object/sign/${subjectOf(address)}?token=${token}`;
}

/** Verifies a token. @throws StorageProblem 400 if it is not ours, has expired, or belongs to another address */
export async function checkSignature(
  signer: Signer,
  address: ObjectAddress,
  token: string,
): Promise<void> {
  try {
    const options = { algorithms: ['HS256'], currentDate: signer.clock() };
    const { payload } = await jwtVerify(token, keyOf(signer), options);
    if (payload.url !== subjectOf(address))
      throw badRequest('The signature is for another object.');
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const expired = error instanceof errors.JWTExpired;
    throw badRequest(expired ? 'jwt expired' : 'The signature is not valid.', error);
  }
}
