import { notices } from '#contract/notices.ts';
import { ApiError, sqlStateOf } from '../../errors.ts';
import { NoticeError } from '../notice-error.ts';

/** The wording is from the spec of the Profile screen (§2). */
export const signedOut = () => new NoticeError(401, 'signed_out', notices.profileNeedsLogin);

const needsProof = (cause: unknown) =>
  new ApiError(403, 'reauthentication_needed', "Please confirm it's you first.", { cause });

const lastAdmin = (cause: unknown) =>
  new NoticeError(
    409,
    'last_admin',
    {
      title: notices.accountNotDeleted.title,
      message: "You're the only admin. Make someone else an admin first.",
    },
    cause,
  );

/** @returns the error that a user gets for a refusal of the database; other errors unchanged */
export function deletionRefusalOf(error: unknown): unknown {
  const sqlState = sqlStateOf(error);
  if (sqlState === 'STPRF') return needsProof(error);
  if (sqlState === 'STADM') return lastAdmin(error);
  return error;
}
