import { z } from 'zod';

/** On or off, as shells, compose files and people write it. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((value) => value === 'true' || value === '1' || value === 'on');

export const wholeNumber = z.coerce.number().int();

/** "a, b": its parts, without the empty ones. */
export const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Pasted, or read from a file, with the line's end; a header holds nothing but plain characters. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/, 'a key is one line of plain characters')
  .transform((key) => key || undefined);

/** Where an outside service answers. A key in it would end up in logs: it has a variable of its own. */
export const keylessAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !URL.canParse(text) || (!new URL(text).username && !new URL(text).password), {
    message: 'no user name or password in the address: the key has a variable of its own',
  });
