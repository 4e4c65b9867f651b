import { Pause, Play, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { printClock, sayLeft } from './print-time.ts';
import { type RunningTimer, timerOrders } from './use-timers.ts';

const minuteMs = 60_000;
/** Circumference of the circle: radius 46 in a box of 100. */
const around = 289;

/** Shows a running or paused timer: the remaining time as a ring and in numbers. */
export function TimerCard({ running: { timer, leftMs } }: { running: RunningTimer }) {
  const { id, name, durationMs, status } = timer;
  const isPaused = status === 'paused';
  return (
    <article className="timer" data-paused={isPaused || undefined} aria-label={name}>
      <div className="timer-ring">
        <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
          <circle cx="50" cy="50" r="46" stroke="var(--line-strong)" strokeWidth="4" />
          <circle
            className="timer-left"
            cx="50"
            cy="50"
            r="46"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={around}
            strokeDashoffset={around * (1 - leftMs / durationMs)}
          />
        </svg>
        <div className="timer-face">
          <time role="timer" aria-label={`${name}: ${sayLeft(leftMs)}`}>
            {printClock(leftMs)}
          </time>
          <span className="timer-name">{isPaused ? 'Paused' : name}</span>
        </div>
      </div>
      <div className="timer-orders">
        <Button
          tone="tint"
          size="large"
          onClick={() => (isPaused ? timerOrders.resume(id) : timerOrders.pause(id))}
        >
          {isPaused ? <Play className="icon" /> : <Pause className="icon" />}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="large" onClick={() => timerOrders.add(id, minuteMs)}>
          +1 min
        </Button>
        <Button
          size="large"
          aria-label={`Stop timer: ${name}`}
          onClick={() => timerOrders.stop(id)}
        >
          <X className="icon" />
          Stop
        </Button>
      </div>
    </article>
  );
}
