/** One step of a method. */
export type Step = {
  /** From its start to its end; the text names the same number. */
  minutes: number;
  text: string;
  /** Work at the board, whose minutes may be given a little more room. */
  isElastic?: true;
};
