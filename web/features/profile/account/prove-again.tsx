import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { rememberReturnPath } from '../../../data/return-path.ts';
import { type Cook, contactOf } from '../../../data/session/cook.ts';
import { LocalMailboxLink } from '../../../layout/local-mailbox-link.tsx';
import { SentCode } from '../../../layout/sent-code.tsx';
import { signOut } from '../../../layout/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { askForProofCode, giveProofCode } from './delete-account.ts';

type ProveAgainProps = {
  cook: Cook;
  /** The code was right. @returns what else stands in the way, or null */
  onProven: () => Promise<string | null>;
};

/** The way for everybody: also without a mailbox or phone here, and for those whom their organisation signs in. */
function SignInAgain({ alone }: { alone: boolean }) {
  const navigate = useNavigate();
  async function leave() {
    await signOut();
    rememberReturnPath('/profile');
    void navigate('/auth', { replace: true });
  }
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="small soft">
        {alone
          ? 'Sign in once more and come back here within ten minutes.'
          : 'No code within reach? Sign in once more, and come back here within ten minutes.'}
      </p>
      <Button
        tone={alone ? 'primary' : 'ghost'}
        className={alone ? '' : '-ml-3.25'}
        onClick={() => void leave()}
      >
        Sign in again
      </Button>
    </div>
  );
}

/** A session that is open for a while may be in somebody else's hands: before the account goes, its owner shows that it is them. */
export function ProveAgain({ cook, onProven }: ProveAgainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here has gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const contact = cook.isManaged ? '' : contactOf(cook);
  const message = cook.email ? 'mail' : 'text message';
  return (
    <section className="stack" aria-labelledby="prove-again">
      <h3 className="card-title prove-again-title" id="prove-again" tabIndex={-1} ref={heading}>
        Is it you?
      </h3>
      {contact && (
        <>
          <p className="soft">
            You signed in a while ago. To delete your account, enter the code that we send to{' '}
            <b className="wrap-anywhere inline">{contact}</b>.
          </p>
          <SentCode
            hint={`Enter the code from the ${message}.`}
            submitLabel="Delete my account"
            onSend={askForProofCode}
            onCode={async (code) => (await giveProofCode(code)) ?? (await onProven())}
          />
          <LocalMailboxLink of={cook.email ? 'mail' : 'text messages'} className="small soft" />
        </>
      )}
      <SignInAgain alone={!contact} />
    </section>
  );
}
