import { z } from 'zod';

/** What has to be typed before an account goes. The same word for everybody: not every account has an address. */
export const deletionWord = 'DELETE';

/**
 * POST /functions/v1/delete-account: deletes the account of whoever is signed in. The word is in the body too, so that no call made by
 * mistake does it. Refused with `reauthentication_needed` where the session proved itself longer than ten minutes ago.
 */
export const deleteAccountSchema = z.object({ confirmation: z.literal(deletionWord) });
export const deletedAccountSchema = z.object({ deleted: z.literal(true) });

/** POST /functions/v1/export-my-data answers a zip with this beside a folder of pictures. */
export const exportedDataFile = 'data.json';
