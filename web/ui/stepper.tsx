import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

type StepperProps = {
  /** What is counted, in the plural: "servings". */
  noun: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
  /** Called when the pointer or the focus enters, to prefetch what a change needs. */
  onNear?: () => void;
};

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/** Returns the typed number, clamped to the range; undefined unless the text is a whole number of up to four digits. */
function readWhole(text: string, from: number, to: number): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? clamp(Number(text), from, to) : undefined;
}

/** A number input with buttons for one less and one more. */
export function Stepper({ noun, value, from, to, onChange, onNear }: StepperProps) {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const [draft, setDraft] = useState<string | null>(null);
  function commit() {
    const typed = draft === null ? undefined : readWhole(draft, from, to);
    setDraft(null);
    if (typed !== undefined && typed !== value) onChange(typed);
  }
  function stepBy(step: number) {
    setDraft(null);
    const next = clamp(value + step, from, to);
    if (next !== value) onChange(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== null) setDraft(null);
    if (step === undefined) return;
    event.preventDefault();
    stepBy(step);
  }
  return (
    <fieldset className="stepper" onPointerEnter={onNear} onFocus={onNear}>
      <legend className="sr-only">{name}</legend>
      <StepButton label={`Fewer ${noun}`} isOff={value <= from} onClick={() => stepBy(-1)}>
        <Minus className="icon" />
      </StepButton>
      <input
        // Not `number`: its arrows are too small for touch, and scrolling past it with the wheel would change the value.
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={from}
        aria-valuemax={to}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <StepButton label={`More ${noun}`} isOff={value >= to} onClick={() => stepBy(1)}>
        <Plus className="icon" />
      </StepButton>
    </fieldset>
  );
}

type StepButtonProps = {
  label: string;
  /** True at the end of the range. The button keeps the focus. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
};

function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      {children}
    </button>
  );
}
