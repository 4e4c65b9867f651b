/** A dish that is known by name: its title, the words of the wish that name it, and the path of its file. */
export type NamedDish = { title: string; words: string; path: string };

/** Finds the dish that some words name; undefined when they name none. */
export type FindDish = (words: string) => NamedDish | undefined;
