import { notices } from '#contract/notices.ts';
import { isOutOfReach } from '../../../data/offline/reach.ts';
import { notify } from '../../../ui/notify.ts';

/** Before it is shown, so that a connection that is gone is said, and takes no page down. @returns whether its code is there */
export async function fetchDialog(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (cause) {
    console.warn('A part of Change Photo could not be loaded.', cause);
    notify(isOutOfReach() ? notices.avatarUnreachable : notices.avatarFailed);
    return false;
  }
}
