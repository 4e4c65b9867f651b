import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Redirects to another page after a delay. Replaces the history entry, so that Back does not return to this page.
 * @param path null for no redirect
 */
export function useDelayedRedirect(path: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [path, afterMs, navigate]);
}
