import { expect, test } from 'vitest';
import { cookFromUser } from '../session/cook.ts';
import type { Session } from '../session/session-store.ts';
import { followCook } from './follow-cook.ts';

const maya = cookFromUser({ id: 'maya' });
const noor = cookFromUser({ id: 'noor' });

/** What begins (+) and ends (-) while these sessions follow each other. */
function runThrough(...sessions: Session[]): string[] {
  const told: string[] = [];
  const follow = followCook((cookId) => {
    told.push(`+${cookId}`);
    return () => told.push(`-${cookId}`);
  });
  for (const session of sessions) follow(session);
  return told;
}

const loading: Session = { status: 'loading' };
const signedIn = (cook: typeof maya): Session => ({ status: 'signed-in', cook });

test('once for a cook, however often their session is told of', () => {
  const renamed = { ...maya, name: 'Maya L.' };
  expect(runThrough(loading, signedIn(maya), signedIn(renamed))).toEqual(['+maya']);
});

test('it ends with the session, and nobody else inherits it', () => {
  const left: Session = { status: 'signed-out', reason: 'left' };
  expect(runThrough(signedIn(maya), left, signedIn(noor))).toEqual(['+maya', '-maya', '+noor']);
  expect(runThrough(signedIn(maya), signedIn(noor))).toEqual(['+maya', '-maya', '+noor']);
});

test('nobody whom the server has not confirmed, or who owes a second step', () => {
  const remembered: Session = { status: 'signed-in', cook: maya, remembered: true };
  const owing: Session = { status: 'owes-second-factor', cook: maya, factors: [] };
  expect(runThrough(remembered, owing)).toEqual([]);
  expect(runThrough(remembered, signedIn(maya), owing)).toEqual(['+maya', '-maya']);
});
