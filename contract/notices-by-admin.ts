import type { Notice } from './notices.ts';

// Not in the spec: the outcomes of an admin's actions on an account. Refusals are shown in the dialog instead.

const success = (title: string, message: string): Notice => ({ title, message, tone: 'success' });

export const invitationSent = (address: string) =>
  success('Invitation sent', `We've emailed a link to ${address}.`);

export const passwordMailSent = (address: string) =>
  success('Email sent', `We've emailed a link to choose a new password to ${address}.`);

export const signedOutEverywhere = (name: string) =>
  success('Signed out', `${name} is signed out on every device.`);

export const factorsReset = (name: string) =>
  success('Sign-in reset', `${name} can now sign in without a second step.`);

export const accountSuspended = (name: string) =>
  success('Account suspended', `${name} can't sign in anymore.`);

export const suspensionLifted = (name: string) =>
  success('Account reinstated', `${name} can sign in again.`);

export const accountErased = (name: string) =>
  success('Account deleted', `${name}'s account has been deleted.`);
