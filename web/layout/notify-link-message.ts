import { notify } from '../ui/notify.ts';

/** Shows a signed-in user the message of a link that was already used. The texts are loaded on demand. */
export function notifyLinkMessage(code: string) {
  import('#contract/link-messages.ts').then(
    ({ linkNotice }) => {
      const notice = linkNotice(code, 'signed in');
      if (notice) notify(notice);
    },
    (cause: unknown) => console.warn('The notice could not be loaded.', cause),
  );
}
