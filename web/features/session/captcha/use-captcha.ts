import { useCallback, useRef, useState } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';

/** State and callbacks of CaptchaBox. */
export type CaptchaState = {
  /** Number of attempts: a captcha token is valid for one attempt. */
  round: number;
  failure: string | null;
  onToken: (token: string | null) => void;
  onFailure: () => void;
};

const unsolved = 'Please solve the puzzle first.';
const unreachable =
  "We couldn't load the puzzle. Check your connection, or turn off your ad blocker.";

/**
 * The captcha of a form, if this installation has one configured.
 * `solve` returns the options to send along; while the captcha is unsolved, it shows an error and returns null.
 * Call `startOver` after each attempt.
 */
export function useCaptcha() {
  const isAsked = usePublicSettings().captcha !== null;
  const token = useRef<string | null>(null);
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const onToken = useCallback((next: string | null) => {
    token.current = next;
    if (next) setFailure(null);
  }, []);
  const onFailure = useCallback(() => setFailure(unreachable), []);

  function solve(): { captchaToken?: string } | null {
    if (!isAsked) return {};
    if (token.current) return { captchaToken: token.current };
    setFailure((current) => current ?? unsolved);
    return null;
  }
  function startOver() {
    token.current = null;
    setRound((current) => current + 1);
  }
  /** Returns whether the captcha, not the form's input, caused the failure; then shows the error below the captcha. */
  function wasRefused(cause: unknown): boolean {
    const refused = cause instanceof Error && 'code' in cause && cause.code === 'captcha_failed';
    if (refused) setFailure("That didn't work. Please solve the puzzle again.");
    return refused;
  }
  const state: CaptchaState = { round, failure, onToken, onFailure };
  return { state, solve, startOver, wasRefused };
}
