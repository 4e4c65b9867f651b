import { ClearButton } from '../list/clear-button.tsx';
import { DayField } from '../list/day-field.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { generationStatuses, generationStatusStyles } from './admin-generation.ts';
import { modelInWords, reasonInWords, reasonsInWords } from './in-words.ts';
import type { GenerationFilter } from './use-generation-filter.ts';

type GenerationFiltersProps = {
  filter: GenerationFilter;
  models: readonly string[];
  onChange: (words: Record<string, string | null>) => void;
  /** Null when there is nothing to clear, or when the empty list already offers it. */
  onClear: (() => void) | null;
};

/** Filters the log by user, status, failure reason, model and date range. */
export function GenerationFilters(props: GenerationFiltersProps) {
  const { filter, models, onChange, onClear } = props;
  const { who, status, model, reason, since, until } = filter;
  // Add the value from the URL to the options; otherwise the select would show a different one.
  const offered = model && !models.includes(model) ? [...models, model] : models;
  const known = Object.keys(reasonsInWords);
  const reasons = reason && !known.includes(reason) ? [...known, reason] : known;
  return (
    <div className="list-tools">
      <SearchBox
        label="Search name or email..."
        value={who ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <Choice
        label="Status"
        all="All Status"
        value={status}
        options={generationStatuses.map((value) => [value, generationStatusStyles[value].label])}
        onChoose={(word) => onChange({ status: word })}
      />
      <Choice
        label="Reason"
        all="All Reasons"
        value={reason}
        options={reasons.map((value) => [value, reasonInWords(value)])}
        onChoose={(word) => onChange({ reason: word })}
      />
      <Choice
        label="Model"
        all="All Models"
        value={model}
        options={offered.map((name) => [name, modelInWords(name)])}
        onChoose={(word) => onChange({ model: word })}
      />
      <DayField label="From" value={since} max={until} onDay={(from) => onChange({ from })} />
      <DayField label="To" value={until} min={since} onDay={(to) => onChange({ to })} />
      {onClear && <ClearButton onClear={onClear} />}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | null;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string | null) => void;
};

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{all}</option>
      {options.map(([word, words]) => (
        <option key={word} value={word}>
          {words}
        </option>
      ))}
    </select>
  );
}
