/** One requirement, the measured value, and whether it holds. */
export type Bar = { bar: string; is: string; holds: boolean };
