import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { reloadCook } from '../../data/session/reload-cook.ts';
import { getSession } from '../../data/session/session-store.ts';
import { notify } from '../../ui/notify.ts';
import { isRefusedToRole } from './not-allowed.ts';

function isAdmin(): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.role === 'admin';
}

async function recheckRole(): Promise<void> {
  if (!isAdmin()) return;
  await reloadCook();
  if (getSession().status === 'signed-in' && !isAdmin()) notify(notices.adminNoMore);
}

/** Reloads the user after a refusal, since another admin may have removed the role meanwhile. The page's guard then redirects home. */
export function useRoleWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    let isChecking = false;
    function onError(error: unknown) {
      if (isChecking || !isRefusedToRole(error)) return;
      isChecking = true;
      void recheckRole().finally(() => {
        isChecking = false;
      });
    }
    const ends = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && 'error' in event.action) onError(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
}
