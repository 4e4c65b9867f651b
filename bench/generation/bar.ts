/** One figure, and what it is held to. */
export type Bar = { bar: string; is: string; holds: boolean };
