import { contactOf } from '../data/session/cook.ts';
import { useSession } from '../data/session/session-store.ts';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';
import { RedirectNotice } from '../features/session/redirect-notice.tsx';
import { useReturnAfterSignIn } from '../features/session/use-return-after-sign-in.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { useRedirectWords } from '../layout/use-redirect-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

export function meta() {
  return pageMeta({
    title: 'Set a new password',
    description: 'Choose a new password for your account.',
    noindex: true,
  });
}

/** The target of a recovery mail's link: the link signs the user in, and this page asks for a new password. */
export default function ResetPassword() {
  const session = useSession();
  const refused = useRedirectWords().error !== null;
  // A failed link signs no user in. A session that exists anyway may belong to another user than the one who requested the link.
  const canSet = session.status === 'signed-in' && !refused;
  const returnToWanted = useReturnAfterSignIn();

  return (
    <>
      <h1 className="h2">Set a new password</h1>
      <RedirectNotice />
      {session.status === 'loading' && <PageSpinner />}
      {canSet && (
        <>
          <p className="soft">
            For the account <b className="inline">{contactOf(session.cook)}</b>
          </p>
          <NewPasswordForm key={session.cook.id} onChanged={returnToWanted} />
        </>
      )}
      {session.status !== 'loading' && !canSet && (
        <>
          <p className="soft">
            To set a new password, open the link in the email we sent you. It works once, for an
            hour.
          </p>
          <ButtonLink to="/auth/forgot-password" tone="primary" size="large" block>
            Send a new link
          </ButtonLink>
        </>
      )}
    </>
  );
}
