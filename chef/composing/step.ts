/** One step of a method, before it is scheduled. */
export type Step = {
  kind: 'prep' | 'cook' | 'rest';
  /** From its start to its end; the text names the same number, once, in digits. */
  minutes: number;
  /** Begins with a verb, so that "Meanwhile, " can go before it. */
  text: string;
  /** Named where a later step waits for it. */
  id?: string;
  /** What it occupies from start to end. */
  on?: 'hob' | 'oven';
  /** Minutes, from its start, in which the cook's hands are needed; all of them where nothing is said. */
  handsMinutes?: number;
  /** Ids of the steps that have to be over before it starts; where nothing is said, the step before it. */
  after?: readonly string[];
  /** Work at the board, whose minutes may be given a little more room. */
  isElastic?: true;
  /** Goes on while the steps after it do. */
  alongside?: boolean;
};
