/** An email as plain text and as HTML; `html` is a whole document. */
export type MailMessage = { to: string; subject: string; text: string; html: string };

/** Sends emails. */
export interface MailCarrier {
  /** Resolves when the next server accepted the mail. @throws Error when the mail could not be handed over */
  send(message: MailMessage): Promise<void>;
}

export type StoredMail = MailMessage & { createdAt: Date };

/** Keeps emails locally, for developers and operators who run the product on their own machine. */
export interface Mailbox extends MailCarrier {
  /** Returns the newest mails first, at most 200. */
  list(): Promise<StoredMail[]>;
}
