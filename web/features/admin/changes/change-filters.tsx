import { ClearButton } from '../list/clear-button.tsx';
import { DayField } from '../list/day-field.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { AddressChange } from '../list/use-list-address.ts';
import { actions, subjectKinds } from './actions.ts';
import type { ChangeRequest } from './change-request.ts';
import { useAdmins } from './use-admins.ts';

type ChangeFiltersProps = {
  request: ChangeRequest;
  onChange: (words: AddressChange) => void;
  /** The name that the log entries give the chosen actor, for an actor who is no longer an admin. */
  nameOfWho: string | null;
  /** Null when there is nothing to clear, or when another button on the page already clears the filters. */
  onClear: (() => void) | null;
};

/** Filters the change log by search text, actor, kind of subject, action and date range. */
export function ChangeFilters(props: ChangeFiltersProps) {
  const { request, onChange, nameOfWho, onClear } = props;
  return (
    <div className="list-tools">
      <SearchBox
        label="Search categories, groups, people..."
        value={request.search}
        onSearch={(search) => onChange({ q: search, subject: null })}
      />
      <WhoFilter who={request.who} name={nameOfWho} onWho={(who) => onChange({ who })} />
      <KindFilter request={request} onChange={onChange} />
      <ActionFilter request={request} onChange={onChange} />
      <DayField
        label="From"
        value={request.from}
        max={request.until}
        onDay={(from) => onChange({ from })}
      />
      <DayField
        label="To"
        value={request.until}
        min={request.from}
        onDay={(until) => onChange({ until })}
      />
      {onClear && <ClearButton onClear={onClear} />}
    </div>
  );
}

type WhoFilterProps = {
  who: string | null;
  name: string | null;
  onWho: (who: string | null) => void;
};

function WhoFilter({ who, name, onWho }: WhoFilterProps) {
  const admins = useAdmins();
  const isListed =
    who === null || who === 'service' || who === 'operator' || admins.some(({ id }) => id === who);
  return (
    <select
      className="input"
      aria-label="Who"
      value={who ?? ''}
      onChange={(event) => onWho(event.target.value || null)}
    >
      <option value="">Anyone</option>
      {admins.map(({ id, name: adminName }) => (
        <option key={id} value={id}>
          {adminName}
        </option>
      ))}
      {!isListed && <option value={who}>{name ?? 'Someone else'}</option>}
      <option value="service">The service key</option>
      <option value="operator">An operator</option>
    </select>
  );
}

type FilterProps = Pick<ChangeFiltersProps, 'request' | 'onChange'>;

function KindFilter({ request, onChange }: FilterProps) {
  return (
    <select
      className="input"
      aria-label="What was changed"
      value={request.kind ?? ''}
      // An action belongs to one kind only, so a new kind resets it.
      onChange={(event) => onChange({ kind: event.target.value, action: null })}
    >
      <option value="">Everything</option>
      {Object.entries(subjectKinds).map(([kind, label]) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </select>
  );
}

function ActionFilter({ request, onChange }: FilterProps) {
  const offered = Object.entries(actions).filter(
    ([, { kind }]) => request.kind === null || request.kind === kind,
  );
  return (
    <select
      className="input"
      aria-label="Type of change"
      value={request.action ?? ''}
      onChange={(event) => onChange({ action: event.target.value })}
    >
      <option value="">All Changes</option>
      {offered.map(([action, { label }]) => (
        <option key={action} value={action}>
          {label}
        </option>
      ))}
    </select>
  );
}
