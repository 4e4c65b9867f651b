import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { timerOrders } from './use-timers.ts';

const minuteMs = 60_000;
const quickMinutes = [1, 3, 5, 10, 15, 20, 30, 60];
const mostMinutes = 24 * 60;

type AddTimerProps = { recipe: { id: string; name: string }; icon: ReactNode };

/** Button and form for a custom timer, for example for the rice in the other pot. The timer is shown beside every step. */
export function AddTimer({ recipe, icon }: AddTimerProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function start(name: string, minutes: number) {
    timerOrders.start({
      id: `${recipe.id}:0:${Date.now()}`,
      recipeId: recipe.id,
      recipeName: recipe.name.slice(0, 200),
      name: name.trim().slice(0, 60) || 'My timer',
      step: 0,
      durationMs: minutes * minuteMs,
    });
    close();
  }
  function close() {
    setOpen(false);
    // The form that had the focus is no longer rendered.
    opener.current?.focus();
  }
  return (
    <div className="add-timer">
      <button
        ref={opener}
        type="button"
        className="btn btn-ghost"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {icon}
        Add a timer
      </button>
      {open && <AddTimerForm onStart={start} onClose={close} />}
    </div>
  );
}

/** Closes the panel on Escape, wherever the focus is, and keeps Escape from leaving cook mode as well. */
function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      event.preventDefault();
      latest.current();
    };
    // The capture phase runs before the page's own key listener.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

type AddTimerFormProps = { onStart: (name: string, minutes: number) => void; onClose: () => void };

function AddTimerForm({ onStart, onClose }: AddTimerFormProps) {
  const [name, setName] = useState('');
  const [minutes, setMinutes] = useState('');
  const id = useId();
  const panel = useRef<HTMLFormElement>(null);
  useEscape(onClose);
  useEffect(() => {
    // Focus the panel, not a field: a focused field opens a phone's keyboard over the minutes.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const wanted = Number(minutes.replace(',', '.'));
  const isFit = wanted > 0 && wanted <= mostMinutes;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isFit) onStart(name, wanted);
  }
  return (
    <form
      ref={panel}
      tabIndex={-1}
      className="add-timer-form"
      aria-label="Add a timer"
      onSubmit={submit}
    >
      <div className="field">
        <label htmlFor={`${id}-name`}>What's it for?</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={60}
          placeholder="Rice"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <QuickMinutes onPick={(picked) => onStart(name, picked)} />
      <div className="row">
        <input
          className="input"
          inputMode="decimal"
          aria-label="Other minutes"
          placeholder="Other"
          autoComplete="off"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <Button type="submit" tone="tint" disabled={!isFit}>
          Start
        </Button>
      </div>
    </form>
  );
}

/** Buttons that start a timer of a usual length at once. */
function QuickMinutes({ onPick }: { onPick: (minutes: number) => void }) {
  return (
    <fieldset className="quick-minutes">
      <legend>Minutes</legend>
      {quickMinutes.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className="chip"
          aria-label={minutes === 1 ? '1 minute' : `${minutes} minutes`}
          onClick={() => onPick(minutes)}
        >
          {minutes}
        </button>
      ))}
    </fieldset>
  );
}
