import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePublicSettings } from '../data/public-settings.ts';
import { rememberReturnPath } from '../data/return-path.ts';
import { type Cook, contactOf } from '../data/session/cook.ts';
import { askForProofCode, giveProofCode, type ProofPurpose } from '../data/session/proof-code.ts';
import { Button } from '../ui/button.tsx';
import { LocalMailboxLink } from './local-mailbox-link.tsx';
import './prove-again.css';
import { SentCode } from './sent-code.tsx';
import { signOut } from './sign-out.ts';

type ProveAgainProps = {
  cook: Cook;
  /** What the mail with the code says that it is for. */
  purpose: ProofPurpose;
  /** The same as a sentence begins that goes on "enter the code": "To delete your account". */
  inOrder: string;
  submitLabel: string;
  /** Where whoever signs in again comes back to. */
  returnPath: string;
  /** The code was right. @returns what else stands in the way, or null */
  onProven: () => Promise<string | null>;
};

/** The way for everybody: also without a mailbox or phone here, and for those whom their organisation signs in. */
function SignInAgain({ alone, returnPath }: { alone: boolean; returnPath: string }) {
  const navigate = useNavigate();
  async function leave() {
    await signOut();
    rememberReturnPath(returnPath);
    void navigate('/auth', { replace: true });
  }
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="small soft">
        {alone
          ? 'Sign in again, then come back here within 10 minutes.'
          : "Can't get the code? Sign in again, then come back here within 10 minutes."}
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

/** A session that is open for a while may be in somebody else's hands: before something is gone for good, whoever asks shows that it is them. */
export function ProveAgain(props: ProveAgainProps) {
  const { cook, purpose, inOrder, submitLabel, returnPath, onProven } = props;
  const { anonKey } = usePublicSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here has gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const contact = cook.isManaged ? '' : contactOf(cook);
  const message = cook.email ? 'email' : 'text message';
  return (
    <section className="stack" aria-labelledby="prove-again">
      <h3 className="card-title prove-again-title" id="prove-again" tabIndex={-1} ref={heading}>
        Confirm it's you
      </h3>
      {contact && (
        <>
          <p className="soft">
            It's been a while since you signed in. {inOrder}, enter the code we send to{' '}
            <b className="wrap-anywhere inline">{contact}</b>.
          </p>
          <SentCode
            hint={`Enter the code from the ${message}.`}
            submitLabel={submitLabel}
            onSend={() => askForProofCode(anonKey, purpose)}
            onCode={async (code) => (await giveProofCode(code)) ?? (await onProven())}
          />
          <LocalMailboxLink of={cook.email ? 'mail' : 'text messages'} className="small soft" />
        </>
      )}
      <SignInAgain alone={!contact} returnPath={returnPath} />
    </section>
  );
}
