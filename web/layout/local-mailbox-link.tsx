import { usePublicSettings } from '../data/public-settings.ts';

type LocalMailboxLinkProps = { of?: 'mail' | 'text messages'; className?: string };

/** Links to the local mailbox if this installation stores messages instead of sending them. Otherwise renders nothing. */
export function LocalMailboxLink({ of: kind = 'mail', className = 'mt-2' }: LocalMailboxLinkProps) {
  const { mailboxUrl, textsInMailbox } = usePublicSettings();
  if (!mailboxUrl || (kind === 'text messages' && !textsInMailbox)) return null;
  return (
    <p className={className}>
      This copy of Saffron Table doesn't send {kind === 'mail' ? 'email' : kind}.{' '}
      <a className="underline underline-offset-4 font-semibold" href={mailboxUrl}>
        Open the local mailbox
      </a>
    </p>
  );
}
