/** A mail in both of its forms; `html` is a whole document. */
export type MailMessage = { to: string; subject: string; text: string; html: string };

/** How a mail leaves the house. */
export interface MailCarrier {
  /** Resolves when the next server took the mail. @throws Error when it could not be handed over */
  send(message: MailMessage): Promise<void>;
}

export type StoredMail = MailMessage & { createdAt: Date };

/** Mails that stay here, for whoever runs the product on their own machine. */
export interface Mailbox extends MailCarrier {
  /** The newest first, at most 200. */
  list(): Promise<StoredMail[]>;
}
