import { useEffect, useRef, useState } from 'react';
import type { CookStep } from '../read-cook-steps.ts';

type StepAnnouncementProps = {
  step: CookStep | undefined;
  stepCount: number;
  tips: readonly string[];
  isOver: boolean;
};

/** Long enough to be taken up; then whoever reads on does not meet the step a second time. */
const saidAfterMs = 3000;

/**
 * Says each new step to those who do not see it, however one came to it. A button that had the focus may have gone with the
 * step before: then the focus comes here.
 */
export function StepAnnouncement({ step, stepCount, tips, isOver }: StepAnnouncementProps) {
  const place = step?.number ?? (isOver ? stepCount + 1 : 0);
  const shown = useRef(place);
  const [saidPlace, setSaidPlace] = useState<number | null>(null);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    setSaidPlace(place);
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
    const end = setTimeout(() => setSaidPlace(null), saidAfterMs);
    return () => clearTimeout(end);
  }, [place]);
  const words = step
    ? [`Step ${step.number} of ${stepCount}.`, ...tips, step.text].join(' ')
    : isOver
      ? 'That was the last step. Enjoy your meal.'
      : '';
  return (
    <p className="sr-only" aria-live="polite">
      {saidPlace === place ? words : ''}
    </p>
  );
}
