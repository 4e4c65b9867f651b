import type { Database } from '../database/database.ts';
import type { Mailbox, StoredMail } from './carrier.ts';

const keptMails = 200;

/**
 * Creates the local mailbox, which keeps the newest 200 mails in the database.
 * @param announce called once with every kept mail, so that its link can be printed on the terminal
 */
export function createMailbox(options: {
  database: Database;
  clock: () => Date;
  announce?: (mail: StoredMail) => void;
}): Mailbox {
  const { database, clock, announce } = options;
  return {
    async send({ to, subject, text, html }) {
      const createdAt = clock();
      await database.asAuth(async (transaction) => {
        await transaction`
          insert into private.mailbox (recipient, subject, body_text, body_html, created_at)
          values (${to}, ${subject}, ${text}, ${html}, ${createdAt})`;
        await transaction`
          delete from private.mailbox where id <= (
            select id from private.mailbox order by id desc offset ${keptMails} limit 1)`;
      });
      announce?.({ to, subject, text, html, createdAt });
    },
    async list() {
      const rows = await database.asAuth(
        (transaction) => transaction<StoredMail[]>`
          select recipient as "to", subject, body_text as text, body_html as html, created_at as "createdAt"
          from private.mailbox order by id desc limit ${keptMails}`,
      );
      return [...rows];
    },
  };
}
