import { z } from 'zod';

/** The word that a user types to confirm the deletion of an account. It is the same for all users, since not every account has an email address. */
export const deletionWord = 'DELETE';

/**
 * POST /functions/v1/delete-account: deletes the account of the signed-in user. The body repeats the word, so that an accidental call
 * deletes nothing. Refused with `reauthentication_needed` if the session last authenticated more than ten minutes ago.
 */
export const deleteAccountSchema = z.object({ confirmation: z.literal(deletionWord) });
export const deletedAccountSchema = z.object({ deleted: z.literal(true) });

/** The JSON file in the zip that POST /functions/v1/export-my-data returns, next to a folder of pictures. */
export const exportedDataFile = 'data.json';
