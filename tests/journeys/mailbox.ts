import { expect } from 'vitest';

type Mail = { to: string; subject: string; text: string };

/** Returns the six-digit code in the newest mail to an address with this subject. Waits for it: some mails are written after the response. */
export async function codeInMail(
  serverUrl: string,
  address: string,
  subject: RegExp,
): Promise<string> {
  const text = await expectMail(serverUrl, address, subject);
  const code = /^Code: (\d{6})$/m.exec(text)?.[1];
  expect(code, `a code in "${subject}"`).toBeDefined();
  return code ?? '';
}

/** Returns the first link in the newest mail to an address. */
export async function linkInNewestMail(serverUrl: string, address: string): Promise<string> {
  const mails = (await (await fetch(`${serverUrl}/mailbox.json`)).json()) as Mail[];
  const mail = mails.find(({ to }) => to.includes(address));
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  expect(link, `a link in a mail to ${address}`).toBeDefined();
  return link ?? '';
}

/** Returns the text of the mail to an address with this subject. Waits for it: mails about payments are sent by a periodic job. */
export async function expectMail(
  serverUrl: string,
  address: string,
  subject: string | RegExp,
): Promise<string> {
  const isIt = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${serverUrl}/mailbox.json`)).json()) as Mail[];
        const toThem = mails.filter(({ to }) => to.includes(address));
        found = toThem.find(isIt);
        return found ? subject : toThem.map((mail) => mail.subject);
      },
      { timeout: 40_000, interval: 200 },
    )
    .toBe(subject);
  return found?.text ?? '';
}

/** Returns the first link in a mail. Waits for it: it is written after the response so that the response does not reveal who has an account. */
export async function linkInMail(
  serverUrl: string,
  address: string,
  subject: string | RegExp,
): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await expectMail(serverUrl, address, subject))?.[0];
  expect(link, `a link in "${subject}"`).toBeDefined();
  return link ?? '';
}
