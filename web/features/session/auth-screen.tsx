import { Mail } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { usePublicSettings } from '../../data/public-settings.ts';
import { forgetSentAddress } from '../../data/session/sent-address.ts';
import { Button } from '../../ui/button.tsx';
import { withdrawFailures } from '../../ui/notify.ts';
import type { ContactKind } from './account-schemas.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { EmailCode } from './email-code/email-code.tsx';
import { LoginNotice } from './login-notice.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { Waiting } from './waiting.ts';

type AuthTab = 'sign-in' | 'register';

type AuthScreenProps = {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** True while the email code form is shown instead of the password form. */
  isByCode: boolean;
  onByCode: (isByCode: boolean) => void;
};

/** The Sign In and Register tabs, with the notices of redirects above them. */
export function AuthScreen({ tab, onTab, isByCode, onByCode }: AuthScreenProps) {
  const [isCodeSent, setCodeSent] = useState(false);
  const [by, setBy] = useState<ContactKind>('email');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // Remove failure notices on unmount: they no longer apply and would be in the way of later notices.
  useEffect(() => withdrawFailures, []);
  const form = { by, onBy: setBy, onUnconfirmed: setWaiting };
  const isForm = !waiting && !isByCode;
  return (
    <>
      <h1 className="h2">{tab === 'register' ? 'Create account' : 'Sign in'}</h1>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => {
          setWaiting(null);
          withdrawFailures();
          // On the other tab the email code form begins with its question again.
          forgetSentAddress();
          onTab(value === 'register' ? 'register' : 'sign-in');
        }}
        className="grid gap-5"
      >
        <Tabs.List className="tabs" aria-label="Sign in or register">
          <Tabs.Trigger className="tab" value="sign-in">
            Sign In
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="register">
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <RedirectNotice />
        <LoginNotice tab={tab} />
        {waiting && <Confirmation waiting={waiting} onAnother={() => setWaiting(null)} />}
        {!waiting && !isCodeSent && (
          <OtherWays onByCode={isByCode ? undefined : () => onByCode(true)} />
        )}
        {!waiting && isByCode && (
          <EmailCode key={tab} onSent={setCodeSent} onPassword={() => onByCode(false)} />
        )}
        <Tabs.Content value="sign-in" tabIndex={-1} hidden={!isForm}>
          {isForm && (
            <>
              <SignInForm {...form} />
              <SingleSignOn />
            </>
          )}
        </Tabs.Content>
        <Tabs.Content value="register" tabIndex={-1} hidden={!isForm}>
          {isForm && <RegisterForm {...form} />}
        </Tabs.Content>
      </Tabs.Root>
      <p className="label soft">
        By continuing you agree to our{' '}
        <Link className="link" to="/terms">
          Terms
        </Link>{' '}
        and{' '}
        <Link className="link" to="/privacy">
          Privacy
        </Link>
        .
      </p>
    </>
  );
}

/** Buttons for social sign-in and the email code. `onByCode` is undefined while the email code form is open. */
function OtherWays({ onByCode }: { onByCode: (() => void) | undefined }) {
  const { socialProviders } = usePublicSettings();
  if (!onByCode && socialProviders.length === 0) return null;
  return (
    <>
      <div className="grid gap-3">
        <SocialButtons />
        {onByCode && (
          <Button block onClick={onByCode}>
            <Mail className="icon" />
            Continue with an email code
          </Button>
        )}
      </div>
      <div className="or">or</div>
    </>
  );
}

/** The screen that confirms the email address or phone number of an account. */
function Confirmation({ waiting, onAnother }: { waiting: Waiting; onAnother: () => void }) {
  const { by, address, againAtMs } = waiting;
  return by === 'email' ? (
    <CheckYourMail
      key={address}
      email={address}
      againAtMs={againAtMs}
      onAnotherAddress={onAnother}
    />
  ) : (
    <ConfirmPhone key={address} phone={address} againAtMs={againAtMs} onAnotherNumber={onAnother} />
  );
}
