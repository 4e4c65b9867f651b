import { MiniTimer } from '../screen/cook-top.tsx';
import { Alarms } from './alarms.tsx';
import { useAlarm } from './use-alarm.ts';
import { type RunningTimer, useTimers } from './use-timers.ts';

const isPaused = ({ timer }: RunningTimer) => timer.status === 'paused';

/** Left the stove for another page: the next timer leads back there, and an alarm rings here too. */
export default function TimersElsewhere() {
  const timers = useTimers();
  const rung = timers.flatMap(({ timer }) => (timer.status === 'rung' ? [timer] : []));
  const [next, ...others] = timers
    .filter(({ timer }) => timer.status !== 'rung')
    .sort((one, other) => Number(isPaused(one)) - Number(isPaused(other)));
  useAlarm(rung);
  if (timers.length === 0) return null;
  return (
    <aside className="timers-elsewhere no-print" data-theme="dark" aria-label="Kitchen timers">
      {next && <MiniTimer running={next} others={others.length} />}
      <Alarms rung={rung} />
    </aside>
  );
}
