import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { movePlace } from '../kept/cooking-store.ts';
import type { Timer } from '../kept/timer.ts';
import { AboveAll } from './above-all.tsx';
import { printDuration } from './print-time.ts';
import { timerOrders } from './use-timers.ts';

const minuteMs = 60_000;

type Rung = Extract<Timer, { status: 'rung' }>;

type AlarmsProps = {
  rung: readonly Rung[];
  /** The recipe and step on the screen; undefined on other pages. */
  here?: { recipeId: string; at: number };
  onGoTo?: (step: number) => void;
};

/** Shows the timers that have rung until the cook answers, on every step and above everything open. Screen readers announce them at once. */
export function Alarms({ rung, ...place }: AlarmsProps) {
  return (
    <AboveAll isNeeded={rung.length > 0}>
      {/* The explicit aria-live is needed: an open menu hides everything else from screen readers. */}
      <div className="cook-alarms" role="alert" aria-live="assertive">
        {rung.map((timer) => (
          <Alarm key={timer.id} timer={timer} {...place} />
        ))}
      </div>
    </AboveAll>
  );
}

/** Returns how much time the alarm offers to add: 5 minutes for "20 to 25 minutes", otherwise one minute. */
function moreMs({ durationMs, longestMs }: Rung): number {
  return longestMs === undefined ? minuteMs : longestMs - durationMs;
}

function Alarm({ timer, here, onGoTo }: { timer: Rung } & Omit<AlarmsProps, 'rung'>) {
  const { id, name, step, recipeId, recipeName, longestMs } = timer;
  const isHere = recipeId === here?.recipeId;
  const at = new Date(timer.rangAtMs).toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
  });
  const more = moreMs(timer);
  return (
    <div className="cook-alarm">
      <BellRing className="icon" />
      <p>
        <b>Time's up: {name}</b>
        <span>
          {isHere ? '' : `${recipeName} · `}
          {step > 0 ? `Step ${step} · ` : ''}ended at {at}
          {longestMs !== undefined &&
            `. Check it now; it may need ${printDuration({ durationMs: more })} more.`}
        </span>
      </p>
      <div className="cook-alarm-orders">
        {isHere && step > 0 && step !== here?.at && (
          <Button onClick={() => onGoTo?.(step)}>Go to step {step}</Button>
        )}
        {!isHere && (
          <Link
            className="btn btn-secondary"
            to={`/recipe/${recipeId}/cook`}
            onClick={() => movePlace(timer)}
          >
            Go there
          </Link>
        )}
        <Button
          aria-label={`${printDuration({ durationMs: more })} more: ${name}`}
          onClick={() => timerOrders.add(id, more)}
        >
          +{printDuration({ durationMs: more })}
        </Button>
        <Button tone="tint" aria-label={`Stop alarm: ${name}`} onClick={() => timerOrders.stop(id)}>
          Stop
        </Button>
      </div>
    </div>
  );
}
