import { usePublicSettings } from '../../data/public-settings.ts';

/** Where this installation keeps its mails instead of sending them; nothing where it sends them. */
export function LocalMailboxLink() {
  const { mailboxUrl } = usePublicSettings();
  if (!mailboxUrl) return null;
  return (
    <p className="mt-2">
      This installation sends no mail.{' '}
      <a className="underline underline-offset-4 font-semibold" href={mailboxUrl}>
        Open the local mailbox
      </a>
    </p>
  );
}
