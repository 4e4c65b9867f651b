import { sessionStorageKey } from '#web/data/browser-storage-keys.ts';
import type { Cook } from '#web/data/session/cook.ts';
import { kitchenRow, serveKitchen } from './kitchen-answers.ts';
import { answer, json } from './server-answers.ts';

const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const maya: Cook = {
  id: '0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c11',
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  phone: '',
  avatarUrl: null,
  isManaged: false,
  role: 'user',
  roleIsKnown: true,
  createdAt: '2026-11-01T10:00:00Z',
};

/** Stores a session for the data client, as in a browser that signed in before. @returns the signed-in cook */
export function signedInCook({
  balance = 1,
  ...change
}: Partial<Cook> & { balance?: number } = {}) {
  const cook = { ...maya, ...change };
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
  const token = [{ alg: 'ES256' }, { sub: cook.id, exp: expiresAt, aal: 'aal1' }].map(base64Url);
  const session = {
    access_token: `${token.join('.')}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 86_400,
    expires_at: expiresAt,
    user: { id: cook.id, email: cook.email, created_at: cook.createdAt, user_metadata: {} },
  };
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  // The ledger has entries other than the free credit, so the balance is not shown as a gift.
  answer('HEAD /rest/v1/credit_entries', () => json(null, 200, { 'content-range': '*/3' }));
  answer('GET /rest/v1/credits', () => json({ balance, updated_at: '2026-11-21T10:00:00Z' }));
  // The cook was invited to set up My kitchen before and answered "not now".
  serveKitchen(kitchenRow(cook.id, { never_answer: 'not_now' }));
  return cook;
}
