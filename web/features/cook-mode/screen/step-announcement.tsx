import { useEffect, useRef, useState } from 'react';
import type { CookStep } from '../read-cook-steps.ts';

type StepAnnouncementProps = {
  step: CookStep | undefined;
  stepCount: number;
  tips: readonly string[];
  isOver: boolean;
  running: readonly string[];
};

/**
 * How long the announcement stays in the page: long enough for a screen reader to pick it up. Afterwards a user who reads on does
 * not meet the step twice.
 */
const saidAfterMs = 3000;

/**
 * Announces each new step to screen readers, however the user got there. When the focused button disappeared with the previous step,
 * moves the focus to the main element.
 */
export function StepAnnouncement(props: StepAnnouncementProps) {
  const { step, stepCount, tips, isOver, running } = props;
  const place = step?.number ?? (isOver ? stepCount + 1 : 0);
  const shown = useRef(place);
  const [saidPlace, setSaidPlace] = useState<number | null>(null);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    setSaidPlace(place);
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    const end = setTimeout(() => setSaidPlace(null), saidAfterMs);
    return () => clearTimeout(end);
  }, [place]);
  const words = step
    ? [`Step ${step.number} of ${stepCount}.`, ...tips, step.text].join(' ')
    : isOver
      ? `That was the last step. ${running.length > 0 ? `Still running: ${running.join(', ')}.` : 'Enjoy your meal.'}`
      : '';
  return (
    <p className="sr-only" aria-live="polite">
      {saidPlace === place ? words : ''}
    </p>
  );
}
