import { ApiError } from '#server/errors.ts';
import { tooMuch, unreadable } from '../problems.ts';
import { limits } from '../request-limits.ts';

export type Parameter = { name: string; value: string };

/** Decodes percent-encoding. @throws ApiError 400 for bytes that are not valid UTF-8, or contain a NUL */
export function decodeText(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch (cause) {
    throw unreadable('The URL is not valid percent-encoded UTF-8', null, cause);
  }
  if (decoded.includes('\0')) {
    throw new ApiError(400, '22P05', 'unsupported Unicode escape sequence', {
      details: '\\u0000 cannot be converted to text.',
    });
  }
  return decoded;
}

/** Splits `?a=1&b=2` into decoded parameters, in their order; names may repeat. */
export function parseQueryString(search: string): Parameter[] {
  const query = search.replace(/^\?/, '');
  if (query.length > limits.queryCharacters) {
    throw tooMuch('characters in the query string', limits.queryCharacters);
  }
  const pairs = query.split('&').filter((pair) => pair !== '');
  if (pairs.length > limits.parameters) throw tooMuch('query parameters', limits.parameters);
  return pairs.map((pair) => {
    const plain = pair.replaceAll('+', ' ');
    const split = plain.indexOf('=');
    return {
      name: decodeText(split < 0 ? plain : plain.slice(0, split)),
      value: decodeText(split < 0 ? '' : plain.slice(split + 1)),
    };
  });
}
