/** What a host calls a guest: the first word of the name; an address stays whole. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] || name;
