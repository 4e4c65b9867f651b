import type { Notice } from './notices.ts';

// Our own: how an admin's act at somebody's account ended. What was refused is said in its dialog.

const success = (title: string, message: string): Notice => ({ title, message, tone: 'success' });

export const invitationSent = (address: string) =>
  success('Invitation sent', `A mail with a link is on its way to ${address}.`);

export const passwordMailSent = (address: string) =>
  success('Mail sent', `A link to choose a new password is on its way to ${address}.`);

export const signedOutEverywhere = (name: string) =>
  success('Signed out', `${name} is signed out on every device.`);

export const factorsReset = (name: string) =>
  success('Sign-in reset', `${name} can sign in without a second step again.`);

export const accountSuspended = (name: string) =>
  success('Account suspended', `${name} cannot sign in any more.`);

export const suspensionLifted = (name: string) =>
  success('Suspension lifted', `${name} can sign in again.`);

export const accountErased = (name: string) =>
  success('Account deleted', `The account of ${name} is gone.`);
