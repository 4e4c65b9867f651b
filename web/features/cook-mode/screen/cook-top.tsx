import { Timer as TimerIcon, X } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { movePlace } from '../kept/cooking-store.ts';
import { printClock, sayLeft } from '../timers/print-time.ts';
import type { RunningTimer } from '../timers/use-timers.ts';

type CookTopProps = {
  recipe: { id: string; name: string };
  /** Timers that the page does not show elsewhere. */
  elsewhere: readonly RunningTimer[];
  onGoTo: (step: number) => void;
  onExit: () => void;
};

/** Header with the exit, the recipe name, and the timers of other steps and recipes. */
export function CookTop({ recipe, elsewhere, onGoTo, onExit }: CookTopProps) {
  return (
    <header className="cook-top">
      <ButtonLink to={`/recipe/${recipe.id}`} onClick={onExit}>
        <X className="icon" />
        Exit
      </ButtonLink>
      <h1 className="cook-title" dir="auto">
        {recipe.name}
      </h1>
      {elsewhere.length > 0 && (
        <ul className="cook-elsewhere" aria-label="Timers of other steps">
          {elsewhere.map((running) => (
            <li key={running.timer.id}>
              <MiniTimer running={running} recipeId={recipe.id} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

type MiniTimerProps = {
  running: RunningTimer;
  /** The recipe on the page and how to go to its steps; both are absent on other pages. */
  recipeId?: string;
  onGoTo?: (step: number) => void;
  /** How many more timers there are that are not shown anywhere. */
  others?: number;
};

/** Shows a timer in one line. It leads to its step, in this recipe or in another one. */
export function MiniTimer(props: MiniTimerProps) {
  const { timer, leftMs } = props.running;
  const { recipeId, onGoTo, others = 0 } = props;
  const isHere = timer.recipeId === recipeId;
  const name = isHere ? timer.name : `${timer.name} · ${timer.recipeName}`;
  const paused = timer.status === 'paused';
  const face = (
    <>
      <TimerIcon className="icon" />
      <span className="mini-name">{name}</span>
      {isHere && timer.step > 0 && <span className="mini-step">step {timer.step}</span>}
      <time role="timer" aria-label={`${name}: ${sayLeft(leftMs)}${paused ? ', paused' : ''}`}>
        {printClock(leftMs)}
      </time>
      {paused && <span className="mini-step">paused</span>}
      {others > 0 && (
        <span className="mini-more">
          +{others}
          <span className="sr-only">{others === 1 ? ' more timer' : ' more timers'}</span>
        </span>
      )}
    </>
  );
  if (!isHere) {
    return (
      <Link
        className="mini-timer"
        to={`/recipe/${timer.recipeId}/cook`}
        onClick={() => movePlace(timer)}
      >
        {face}
      </Link>
    );
  }
  return (
    <button type="button" className="mini-timer" onClick={() => onGoTo?.(timer.step)}>
      {face}
      <span className="sr-only">Go to step {timer.step}</span>
    </button>
  );
}
