import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { withdrawFailures } from '../../ui/notify.ts';
import type { ContactKind } from './account-schemas.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { LoginNotice } from './login-notice.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { Waiting } from './waiting.ts';

type AuthTab = 'sign-in' | 'register';

type AuthScreenProps = { tab: AuthTab; onTab: (tab: AuthTab) => void };

/** Sign In and Register, with what a redirect has to say above them. */
export function AuthScreen({ tab, onTab }: AuthScreenProps) {
  const [by, setBy] = useState<ContactKind>('email');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // What failed here is over where the forms are left: it would only stand in the way of the next ones.
  useEffect(() => withdrawFailures, []);
  const form = { by, onBy: setBy, onUnconfirmed: setWaiting };
  return (
    <>
      <h1 className="h2">{tab === 'register' ? 'Create account' : 'Sign in'}</h1>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => {
          setWaiting(null);
          withdrawFailures();
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
        <LoginNotice />
        {waiting && <Confirmation waiting={waiting} onAnother={() => setWaiting(null)} />}
        {!waiting && <SocialButtons />}
        <Tabs.Content value="sign-in" tabIndex={-1}>
          {waiting?.by !== 'phone' && (
            <>
              <SignInForm {...form} />
              <SingleSignOn />
            </>
          )}
        </Tabs.Content>
        <Tabs.Content value="register" tabIndex={-1}>
          {!waiting && <RegisterForm {...form} />}
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

/** What an account waits for. */
function Confirmation({ waiting, onAnother }: { waiting: Waiting; onAnother: () => void }) {
  const { by, address, againAtMs } = waiting;
  return by === 'email' ? (
    <CheckYourMail key={address} email={address} onAnotherAddress={onAnother} />
  ) : (
    <ConfirmPhone key={address} phone={address} againAtMs={againAtMs} onAnotherNumber={onAnother} />
  );
}
