import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { callAuth } from '../../../data/session/call-auth.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

export type FactorKind = 'totp' | 'phone' | 'webauthn';

/** A second step as shown in the profile. `addedAt` is ISO 8601. */
export type ListedFactor = { id: string; kind: FactorKind; name: string; addedAt: string };

export type SecondFactorList = {
  factors: ListedFactor[];
  /** Set up but never verified, for example because the browser was closed. */
  unfinishedIds: string[];
  /** How many recovery codes are left; null if none were made. */
  codesLeft: number | null;
};

function isKind(type: string): type is FactorKind {
  return type === 'totp' || type === 'phone' || type === 'webauthn';
}

/** @throws Error with a message for the user */
async function listSecondFactors(): Promise<SecondFactorList> {
  const { auth } = await getSupabase();
  const { all } = await callAuth(() => auth.mfa.listFactors());
  const factors = all.flatMap((factor) =>
    factor.status === 'verified' && isKind(factor.factor_type)
      ? [
          {
            id: factor.id,
            kind: factor.factor_type,
            name: factor.friendly_name ?? '',
            addedAt: factor.created_at,
          },
        ]
      : [],
  );
  const unfinishedIds = all.filter(({ status }) => status === 'unverified').map(({ id }) => id);
  const hasCodes = all.some(({ factor_type: type }) => type === 'recovery_code');
  const codes = hasCodes ? await callAuth(() => auth.mfa.recoveryCodes.getStatus()) : null;
  return { factors, unfinishedIds, codesLeft: codes?.remaining ?? null };
}

const keyOf = (cookId: string) => ['second-factors', cookId];

/** Always refetched: another device may have changed the list, and it decides who can sign in. */
export function secondFactorsQuery(cookId: string) {
  return queryOptions({ queryKey: keyOf(cookId), queryFn: listSecondFactors, staleTime: 0 });
}

export function reloadSecondFactors(cookId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(cookId) });
}
