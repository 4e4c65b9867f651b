import { linkNotice } from '#contract/link-messages.ts';
import { notify } from '../ui/notify.ts';

/** Shows the message of a link's code as a toast for a signed-in user. An unknown code shows nothing. */
export function showLinkMessage(code: string) {
  const notice = linkNotice(code, 'signed in');
  if (notice) notify(notice);
}
