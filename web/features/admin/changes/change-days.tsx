import type { Change } from './change.ts';
import { ChangeEntry } from './change-entry.tsx';
import { dayInWords } from './day-in-words.ts';

type Day = { words: string; changes: Change[] };

/** Groups adjacent changes by day, in the local time zone. */
function byDay(changes: readonly Change[], now: Date): Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const words = dayInWords(new Date(change.createdAt), now);
    const day = days.at(-1);
    if (day?.words === words) day.changes.push(change);
    else days.push({ words, changes: [change] });
  }
  return days;
}

/** Lists the loaded changes, newest first, grouped by day. */
export function ChangeDays({ changes, busy }: { changes: readonly Change[]; busy: boolean }) {
  return (
    <div className="change-days" aria-busy={busy || undefined}>
      {byDay(changes, new Date()).map((day) => (
        <section key={day.words} aria-label={day.words}>
          <h2 className="h3">{day.words}</h2>
          <ul className="changes">
            {day.changes.map((change) => (
              <ChangeEntry key={change.id} change={change} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
