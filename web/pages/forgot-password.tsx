import { ForgotPasswordForm } from '../features/session/forgot-password-form.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Forgot password',
    description: 'Get a link to set a new password.',
    noindex: true,
  });
}

export default function ForgotPassword() {
  return (
    <>
      <h1 className="h2">Forgot password</h1>
      <ForgotPasswordForm />
    </>
  );
}
