import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { countOf } from '#contract/in-words.ts';
import { Button } from '../../ui/button.tsx';
import { dashboardAfterSeconds } from './timings.ts';

type RedirectCountdownProps = { path: string; name: string };

/** Counts down to a redirect that the user can stop (WCAG 2.2.1). Screen readers announce it once. */
export function RedirectCountdown({ path, name }: RedirectCountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState<number>(dashboardAfterSeconds);
  const [stays, setStays] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [stays]);

  useEffect(() => {
    if (secondsLeft <= 0) void navigate(path, { replace: true });
  }, [secondsLeft, navigate, path]);

  function stay() {
    setStays(true);
    // The button disappears: move the focus to the note for keyboard users.
    note.current?.focus();
  }
  return (
    <div className="redirect-countdown">
      <p ref={note} tabIndex={-1} className="small soft" role="status">
        {stays ? (
          "You'll stay on this page."
        ) : (
          <>
            <span className="sr-only">
              Taking you to your {name} in {dashboardAfterSeconds} seconds, unless you choose to
              stay.
            </span>
            <span className="num" aria-hidden="true">
              Taking you to your {name} in {countOf(Math.max(0, secondsLeft), 'second')}.
            </span>
          </>
        )}
      </p>
      {!stays && (
        <Button size="small" onClick={stay}>
          Stay on this page
        </Button>
      )}
    </div>
  );
}
