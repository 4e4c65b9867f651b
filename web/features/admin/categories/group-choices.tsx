import { Button } from '../../../ui/button.tsx';
import { useGroupChoices } from './use-group-choices.ts';

type GroupChoicesProps = { chosen: readonly string[]; onChoose: (groupIds: string[]) => void };

/** Assign to Groups (spec §2): a checkbox for each group, including inactive ones. */
export function GroupChoices({ chosen, onChoose }: GroupChoicesProps) {
  const { data: groups, isError, refetch } = useGroupChoices();
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="group-choices" aria-busy={!groups && !isError}>
      <legend>Assign to Groups</legend>
      {isError && !groups && (
        <div className="row">
          <p className="small soft">
            We couldn't load the groups. This category's groups stay as they are.
          </p>
          <Button size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!groups && !isError && <GroupsSkeleton />}
      {groups?.length === 0 && <p className="small soft">There are no groups yet.</p>}
      {groups?.map(({ id, name }) => (
        <label key={id} className="check-label">
          <input
            type="checkbox"
            className="check"
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const places = Array.from({ length: 6 }, (_, index) => `place-${index}`);

function GroupsSkeleton() {
  return places.map((place) => <span key={place} className="skel" />);
}
