import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePublicSettings } from '../data/public-settings.ts';
import { rememberReturnPath } from '../data/return-path.ts';
import { type Cook, contactOf } from '../data/session/cook.ts';
import {
  type ReauthenticationPurpose,
  requestReauthenticationCode,
  submitReauthenticationCode,
} from '../data/session/reauthentication-code.ts';
import { Button } from '../ui/button.tsx';
import { LocalMailboxLink } from './local-mailbox-link.tsx';
import './reauthenticate-panel.css';
import { SentCode } from './sent-code.tsx';
import { signOut } from './sign-out.ts';

type ReauthenticatePanelProps = {
  cook: Cook;
  /** The purpose that the email with the code states. */
  purpose: ReauthenticationPurpose;
  /** The purpose as the start of a sentence that continues with "enter the code", such as "To delete your account". */
  inOrder: string;
  submitLabel: string;
  /** The page to return to after signing in again. */
  returnPath: string;
  /** Called when the code was correct. @returns a message about another obstacle, or null */
  onReauthenticated: () => Promise<string | null>;
};

/** Fallback for every account: also without access to the mailbox or phone, and for single sign-on by an organisation. */
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

/** Re-authentication before an irreversible action: a session that is open for a while may be used by another person. */
export function ReauthenticatePanel(props: ReauthenticatePanelProps) {
  const { cook, purpose, inOrder, submitLabel, returnPath, onReauthenticated } = props;
  const { anonKey } = usePublicSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here has unmounted and lost the focus.
  useEffect(() => heading.current?.focus(), []);
  const contact = cook.isManaged ? '' : contactOf(cook);
  const message = cook.email ? 'email' : 'text message';
  return (
    <section className="stack" aria-labelledby="reauthenticate">
      <h3
        className="card-title reauthenticate-title"
        id="reauthenticate"
        tabIndex={-1}
        ref={heading}
      >
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
            onSend={() => requestReauthenticationCode(anonKey, purpose)}
            onCode={async (code) =>
              (await submitReauthenticationCode(code)) ?? (await onReauthenticated())
            }
          />
          <LocalMailboxLink of={cook.email ? 'mail' : 'text messages'} className="small soft" />
        </>
      )}
      <SignInAgain alone={!contact} returnPath={returnPath} />
    </section>
  );
}
