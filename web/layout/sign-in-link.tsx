import { useLocation } from 'react-router';
import { rememberReturnPath } from '../data/return-path.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Links to /auth and remembers the current page to return to. */
export function SignInLink({ tone }: { tone?: 'primary' }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to="/auth" tone={tone} onClick={() => rememberReturnPath(`${pathname}${search}`)}>
      Sign In
    </ButtonLink>
  );
}
