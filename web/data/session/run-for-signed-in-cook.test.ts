import { expect, test } from 'vitest';
import { cookFromUser } from './cook.ts';
import { runForSignedInCook } from './run-for-signed-in-cook.ts';
import type { Session } from './session-store.ts';

const maya = cookFromUser({ id: 'maya' });
const noor = cookFromUser({ id: 'noor' });

/** Returns the starts (+) and stops (-) for this sequence of sessions. */
function runThrough(...sessions: Session[]): string[] {
  const told: string[] = [];
  const follow = runForSignedInCook((cookId) => {
    told.push(`+${cookId}`);
    return () => told.push(`-${cookId}`);
  });
  for (const session of sessions) follow(session);
  return told;
}

const loading: Session = { status: 'loading' };
const signedIn = (cook: typeof maya): Session => ({ status: 'signed-in', cook });

test('starts once per cook, however often the session is reported', () => {
  const renamed = { ...maya, name: 'Maya L.' };
  expect(runThrough(loading, signedIn(maya), signedIn(renamed))).toEqual(['+maya']);
});

test('stops at sign-out and when another cook signs in', () => {
  const left: Session = { status: 'signed-out', reason: 'left' };
  expect(runThrough(signedIn(maya), left, signedIn(noor))).toEqual(['+maya', '-maya', '+noor']);
  expect(runThrough(signedIn(maya), signedIn(noor))).toEqual(['+maya', '-maya', '+noor']);
});

test('does not start for an unconfirmed session or one that lacks its second factor', () => {
  const remembered: Session = { status: 'signed-in', cook: maya, remembered: true };
  const owing: Session = { status: 'needs-second-factor', cook: maya, factors: [] };
  expect(runThrough(remembered, owing)).toEqual([]);
  expect(runThrough(remembered, signedIn(maya), owing)).toEqual(['+maya', '-maya']);
});
