import { errors, jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.ts';
import type { ObjectAddress } from './object-address.ts';
import { badRequest } from './problems.ts';

type Signer = Pick<Services, 'secret' | 'clock'>;

/** A key of its own: such a token opens one address, and is no token of a person anywhere else. */
const keyOf = ({ secret }: Signer) => secret.derive('signed addresses of objects');
const subjectOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;

/** The address by which anybody may read an object for so long, below the door's own. */
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
  // Not encoded: the official client does that.
  return `/object/sign/${subjectOf(address)}?token=${token}`;
}

/** @throws StorageProblem 400 where the token is not ours, is over, or belongs to another address */
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
