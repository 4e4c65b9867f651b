import { MiniTimer } from '../screen/cook-top.tsx';
import { Alarms } from './alarms.tsx';
import { useAlarm } from './use-alarm.ts';
import { useTimers } from './use-timers.ts';

/** Left the stove for another page: the next timer leads back there, and an alarm rings here too. */
export default function TimersElsewhere() {
  const timers = useTimers();
  const rung = timers.flatMap(({ timer }) => (timer.status === 'rung' ? [timer] : []));
  const next = timers.find(({ timer }) => timer.status === 'running');
  useAlarm(rung);
  if (timers.length === 0) return null;
  return (
    <aside className="timers-elsewhere no-print" data-theme="dark" aria-label="Kitchen timers">
      {next && <MiniTimer running={next} />}
      <Alarms rung={rung} />
    </aside>
  );
}
