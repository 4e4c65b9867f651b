/** Returns the first word of a name, for greetings. An email address has no spaces and stays whole. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] || name;
