import { z } from 'zod';

/** A boolean, as shells, compose files and people write it. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((value) => value === 'true' || value === '1' || value === 'on');

export const wholeNumber = z.coerce.number().int();

/** Splits "a, b" at commas, without empty parts. */
export const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** An API key, pasted or read from a file with its trailing newline. A header can only hold plain ASCII characters. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/, 'a key is one line of plain characters')
  .transform((key) => key || undefined);

/** The address of an external service. A key in the address would end up in logs, so the key has its own variable. */
export const keylessAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !URL.canParse(text) || (!new URL(text).username && !new URL(text).password), {
    message: 'no user name or password in the address: the key has a variable of its own',
  });
