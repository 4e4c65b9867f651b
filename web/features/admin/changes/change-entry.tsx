import { Link } from 'react-router';
import { timeOfDay } from '#contract/in-words.ts';
import type { Change } from './change.ts';
import { actionInWords, actorInWords, subjectInWords } from './change-in-words.ts';
import { changesAddress } from './change-request.ts';
import { type FieldInWords, fieldsInWords } from './fields-in-words.ts';

/** Shows one change: a sentence with the actor and the action, and each changed field before and after. */
export function ChangeEntry({ change }: { change: Change }) {
  const { lead, tail } = actionInWords(change);
  const fields = fieldsInWords(change);
  return (
    <li className="change">
      <time className="num change-time" dateTime={change.createdAt}>
        {timeOfDay(change.createdAt)}
      </time>
      <div className="change-body">
        <p className="change-sentence">
          <Actor change={change} /> {lead} <Subject change={change} />
          {tail && ` ${tail}`}
        </p>
        {fields.length > 0 && (
          <dl className="change-fields">
            {fields.map((field) => (
              <ChangedField key={field.key} field={field} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function Actor({ change: { actor } }: { change: Change }) {
  const words = actorInWords(actor);
  const who = actor.kind === 'admin' ? actor.id : actor.kind;
  if (who === null) return <b>{words}</b>;
  return (
    <Link className="change-name" to={`?tab=changes&who=${who}`} preventScrollReset>
      {words}
      <span className="sr-only"> (show all changes they made)</span>
    </Link>
  );
}

/** Links to all changes of the subject. */
function Subject({ change: { subject } }: { change: Change }) {
  const words = subjectInWords(subject);
  const kind = subject.userId ? 'user' : subject.kind;
  const id = subject.userId ?? subject.id;
  if (id === null || kind === 'purchase') return <b>{words}</b>;
  return (
    <Link className="link" to={changesAddress(kind, id)} preventScrollReset>
      {words}
      <span className="sr-only"> (show all changes to it)</span>
    </Link>
  );
}

function ChangedField({ field: { label, before, after } }: { field: FieldInWords }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before !== null && (
          <del>
            <span className="sr-only">before: </span>
            {before}
          </del>
        )}
        {before !== null && after !== null && <span aria-hidden="true"> → </span>}
        {after !== null && (
          <ins>
            <span className="sr-only">{before === null ? 'new: ' : ' now: '}</span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}
