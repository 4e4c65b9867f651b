import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { dashboardAfterSeconds } from './timings.ts';

/** Counts down to the dashboard, said once, with a way to stop it (WCAG 2.2.1). */
export function LeadToDashboard() {
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
    if (secondsLeft <= 0) void navigate('/dashboard', { replace: true });
  }, [secondsLeft, navigate]);

  function stay() {
    setStays(true);
    // The button goes; whoever pressed it by keyboard stays here.
    note.current?.focus();
  }
  return (
    <div className="lead-on">
      <p ref={note} tabIndex={-1} className="small soft" role="status">
        {stays ? (
          'You stay on this page.'
        ) : (
          <>
            <span className="sr-only">
              In {dashboardAfterSeconds} seconds you are taken to your dashboard, unless you choose
              to stay.
            </span>
            <span className="num" aria-hidden="true">
              Your dashboard opens in {Math.max(0, secondsLeft)} s.
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
