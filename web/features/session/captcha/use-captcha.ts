import { useCallback, useRef, useState } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';

/** What the puzzle's box needs to know, and what it tells. */
export type CaptchaState = {
  /** Counts the tries: a solved puzzle is good for one. */
  round: number;
  failure: string | null;
  onToken: (token: string | null) => void;
  onFailure: () => void;
};

const unsolved = 'Please solve the puzzle first.';
const unreachable =
  "We couldn't load the puzzle. Check your connection, or turn off your ad blocker.";

/**
 * The puzzle in front of a form, where this installation asks for one.
 * `solve` gives what to send along, or null when the puzzle is still open, which is then said; `startOver` follows each try.
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
  /** Whether a try failed by the puzzle, which is then said below it, and not by what stands in the form. */
  function wasRefused(cause: unknown): boolean {
    const refused = cause instanceof Error && 'code' in cause && cause.code === 'captcha_failed';
    if (refused) setFailure("That didn't work. Please solve the puzzle again.");
    return refused;
  }
  const state: CaptchaState = { round, failure, onToken, onFailure };
  return { state, solve, startOver, wasRefused };
}
