import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leads on to another page in place of this one, so that Back does not come here again.
 * @param path null where there is nowhere to lead to
 */
export function useLeadOn(path: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [path, afterMs, navigate]);
}
