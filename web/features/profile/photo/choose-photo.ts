import { type Notice, notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { judgeFile } from './judge-file.ts';
import { type OpenPicture, openPicture, UnreadablePicture } from './open-picture.ts';

async function open(file: File): Promise<OpenPicture | Notice> {
  const problem = judgeFile(file);
  if (problem) return problem;
  try {
    return await openPicture(file);
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    return notices.avatarUnreadable;
  }
}

/** Checks and opens the selected file; shows a notice if it cannot be used. @returns the picture, or null */
export async function choosePhoto(file: File): Promise<OpenPicture | null> {
  const outcome = await open(file);
  if ('image' in outcome) return outcome;
  notify(outcome);
  return null;
}
