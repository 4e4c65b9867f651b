import { notify } from '../ui/notify.ts';

/** Tells somebody who is signed in what a link that was used already has to say; its words are loaded when they are needed. */
export function notifyLinkMessage(code: string) {
  import('#contract/link-messages.ts').then(
    ({ linkNotice }) => {
      const notice = linkNotice(code, 'signed in');
      if (notice) notify(notice);
    },
    (cause: unknown) => console.warn('The notice could not be loaded.', cause),
  );
}
