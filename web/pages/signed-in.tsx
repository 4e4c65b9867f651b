import { Outlet } from 'react-router';
import { RequireSession } from '../features/session/require-session.tsx';

/** Guards all screens that need a login. They are rendered in the browser, where the session is stored. */
export default function SignedIn() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
