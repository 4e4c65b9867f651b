/** The data of every email that has a link and a code. */
export type Ticket = {
  to: string;
  link: string;
  /** Six digits that do the same as the link. */
  code: string;
  validSeconds: number;
};
