import { Outlet, useLocation } from 'react-router';
import { AuthFrame } from '../layout/auth-frame.tsx';

/** The layout of the auth screens, separate from the main layout. */
export default function AuthLayout() {
  return (
    <AuthFrame place={useLocation().pathname}>
      <Outlet />
    </AuthFrame>
  );
}
