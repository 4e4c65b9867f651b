import { ApiError } from '../errors.ts';

/** 429: the rate limit of one user's calls of one function. Says the time to wait in whole seconds. */
export function tooOften(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const inWords = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const message = `Please wait ${inWords} and try again.`;
  return new ApiError(429, 'too_often', message, { retryAfterSeconds: seconds });
}
