/** What every mail with a link carries. */
export type Ticket = {
  to: string;
  link: string;
  /** Six digits that do the same as the link. */
  code: string;
  validSeconds: number;
};
