import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { nextPathIn } from '../../data/mailed-path.ts';
import { forgetReturnPath, readReturnPath } from '../../data/return-path.ts';

/**
 * Returns a function that leads a signed-in user to the page that they wanted, and forgets that page: the path in the URL of a
 * mailed link, else the path that `RequireSession` or a sign-in link remembered, else the home page.
 */
export function useReturnAfterSignIn(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    const path = nextPathIn(search) ?? readReturnPath() ?? '/';
    forgetReturnPath();
    void navigate(path, { replace: true });
  }, [navigate, search]);
}
