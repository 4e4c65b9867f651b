import { expect } from 'vitest';

type Mail = { to: string; subject: string; text: string };

/** @returns the first link in the newest mail to an address */
export async function linkInNewestMail(serverUrl: string, address: string): Promise<string> {
  const mails = (await (await fetch(`${serverUrl}/mailbox.json`)).json()) as Mail[];
  const mail = mails.find(({ to }) => to.includes(address));
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  expect(link, `a link in a mail to ${address}`).toBeDefined();
  return link ?? '';
}
