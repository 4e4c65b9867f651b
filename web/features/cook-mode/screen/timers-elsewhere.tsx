import { X } from 'lucide-react';
import { Alarms } from '../timers/alarms.tsx';
import { useAlarm } from '../timers/use-alarm.ts';
import { type RunningTimer, timerOrders, useTimers } from '../timers/use-timers.ts';
import { MiniTimer } from './cook-top.tsx';
import '../cook-mode.css';

const isPaused = ({ timer }: RunningTimer) => timer.status === 'paused';

/** Tells the styles how high the timers and alarms are, as `--timers-height`: what else stands at the lower edge stands on them. */
function tellHeight(aside: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--timers-height', `${aside.getBoundingClientRect().height}px`),
  );
  observer.observe(aside);
  return () => {
    observer.disconnect();
    style.removeProperty('--timers-height');
  };
}

/** Shows the next timer on pages outside cook mode, with a link back to its recipe. Alarms ring here too. */
export default function TimersElsewhere() {
  const timers = useTimers();
  const rung = timers.flatMap(({ timer }) => (timer.status === 'rung' ? [timer] : []));
  const [next, ...others] = timers
    .filter(({ timer }) => timer.status !== 'rung')
    .sort((one, other) => Number(isPaused(one)) - Number(isPaused(other)));
  useAlarm(rung);
  if (timers.length === 0) return null;
  return (
    <aside
      ref={tellHeight}
      className="timers-elsewhere no-print"
      data-theme="dark"
      aria-label="Kitchen timers"
    >
      {next && (
        <div className="timer-elsewhere">
          <MiniTimer running={next} others={others.length} />
          <button
            key={next.timer.id}
            type="button"
            className="mini-stop"
            aria-label={`Stop this timer: ${next.timer.name}, ${next.timer.recipeName}`}
            onClick={() => timerOrders.stop(next.timer.id)}
          >
            <X className="icon" />
          </button>
        </div>
      )}
      <Alarms rung={rung} />
    </aside>
  );
}
