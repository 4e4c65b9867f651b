/** One step of a method. */
export type Step = {
  /** Duration of the step. The text names the same number. */
  minutes: number;
  text: string;
  /** Work at the board, whose minutes may be extended a little. */
  isElastic?: true;
};
