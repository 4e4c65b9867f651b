import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { CheckYourMail } from './check-your-mail.tsx';
import { LoginNotice } from './login-notice.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { SocialButtons } from './social-buttons.tsx';

type AuthTab = 'sign-in' | 'register';

type AuthScreenProps = { tab: AuthTab; onTab: (tab: AuthTab) => void };

/** Sign In and Register, with what a redirect has to say above them. */
export function AuthScreen({ tab, onTab }: AuthScreenProps) {
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);
  return (
    <>
      <h1 className="h2">{tab === 'register' ? 'Create account' : 'Sign in'}</h1>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => {
          setUnconfirmedEmail(null);
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
        {unconfirmedEmail && (
          <CheckYourMail
            key={unconfirmedEmail}
            email={unconfirmedEmail}
            onAnotherAddress={() => setUnconfirmedEmail(null)}
          />
        )}
        {!unconfirmedEmail && <SocialButtons />}
        <Tabs.Content value="sign-in" tabIndex={-1}>
          <SignInForm onUnconfirmed={setUnconfirmedEmail} />
          <SingleSignOn />
        </Tabs.Content>
        <Tabs.Content value="register" tabIndex={-1}>
          {!unconfirmedEmail && <RegisterForm onUnconfirmed={setUnconfirmedEmail} />}
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
