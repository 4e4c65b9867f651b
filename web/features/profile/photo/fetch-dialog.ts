import { notices } from '#contract/notices.ts';
import { isServerUnreachable } from '../../../data/connection/connectivity.ts';
import { notify } from '../../../ui/notify.ts';

/** Loads a dialog's code before it is shown, so that a failed load shows a notice and no error page. @returns whether it was loaded */
export async function fetchDialog(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (cause) {
    console.warn('A part of Change Photo could not be loaded.', cause);
    notify(isServerUnreachable() ? notices.avatarUnreachable : notices.avatarFailed);
    return false;
  }
}
