/** A dish that is known by name: what it is called, the words of the wish that name it, and where it is kept. */
export type NamedDish = { title: string; words: string; path: string };

/** @returns the dish that some words name; undefined where they name none */
export type FindDish = (words: string) => NamedDish | undefined;
