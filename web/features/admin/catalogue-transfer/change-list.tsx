import { useState } from 'react';
import type { CatalogueChange } from '#contract/catalogue-file.ts';
import { numberInWords } from '#contract/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldChanges, type GroupNames, groupsOf } from './change-in-words.ts';

const rowsAtFirst = 50;
const rowsMore = 200;
/** The list scrolls with its dialog, so it must be focusable by keyboard. */
const reachable = { tabIndex: 0 };

type ChangeListProps = { changes: readonly CatalogueChange[]; names: GroupNames };

/** Lists the changes of an import in file order, 50 at first and up to 200 more per click. */
export function ChangeList({ changes, names }: ChangeListProps) {
  const [shownCount, setShownCount] = useState(rowsAtFirst);
  const left = changes.length - shownCount;
  if (changes.length === 0) return null;
  return (
    <section className="import-list" aria-label="Changes" {...reachable}>
      <ul className="import-changes">
        {changes.slice(0, shownCount).map((change) => (
          <li key={`${change.kind} ${change.slug}`}>
            <Badge tone={change.before ? 'butter' : 'herb'}>
              {change.before ? 'Changed' : 'New'}
            </Badge>
            <Change change={change} names={names} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button tone="ghost" onClick={() => setShownCount(shownCount + rowsMore)}>
          Show {numberInWords(Math.min(left, rowsMore))} more
        </Button>
      )}
    </section>
  );
}

function Change({ change, names }: { change: CatalogueChange; names: GroupNames }) {
  const { kind, name, after, before } = change;
  const icon = before ? undefined : after.icon;
  return (
    <div>
      <p className="import-name">
        {typeof icon === 'string' && <span aria-hidden="true">{icon} </span>}
        <b>{name}</b> <span className="faint">{kind === 'group' ? 'Group' : 'Category'}</span>
      </p>
      {!before && kind === 'category' && (
        <p className="label soft">Groups: {groupsOf(change, names)}</p>
      )}
      {before && (
        <dl className="import-fields label">
          {fieldChanges(change, names).map(({ field, before: was, after: willBe }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>{was}</del> <span aria-hidden="true">→</span> <ins>{willBe}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
