import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { NoneFound } from '../list/none-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ListFailure, RowsSkeleton } from '../list-parts.tsx';
import type { Change } from './change.ts';
import { ChangeDays } from './change-days.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { subjectInWords } from './change-in-words.ts';
import { type ChangeRequest, isNarrowed, requestNamed } from './change-request.ts';
import { OlderChanges } from './older-changes.tsx';
import { useChangeList } from './use-change-list.ts';
import './changes.css';

const nothingAsked = {
  who: null,
  kind: null,
  action: null,
  from: null,
  until: null,
  q: null,
  subject: null,
};

/** The change log, newest first, with the old and new values. The filters are in the URL. */
export function ChangesTab() {
  const address = useListAddress();
  const request = requestNamed(address.read);
  const list = useChangeList(request);
  const { data, isError, isPlaceholderData } = list;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  const clear = () => address.change(nothingAsked);
  const isOfOne = request.subject !== null;
  const isClearable = isNarrowed(request) && !isOfOne && changes.length > 0;
  return (
    <div className="stack">
      <ChangeFilters
        request={request}
        onChange={address.change}
        nameOfWho={actorAmong(changes, request)}
        onClear={isClearable ? clear : null}
      />
      {isOfOne && <OfOneSubject changes={changes} onClear={clear} />}
      {data?.pages[0]?.isPartial && (
        <NoticeBox tone="butter" title="More than 100 people match this search">
          <p>Not all of their changes are shown. Type more of the name or email.</p>
        </NoticeBox>
      )}
      {isError && !data && <ListFailure what="change log" onTryAgain={() => void list.refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading changes..." />}
      {data && changes.length === 0 && <NoChanges request={request} onClear={clear} />}
      {changes.length > 0 && (
        <>
          <ChangeDays changes={changes} busy={isPlaceholderData} />
          <OlderChanges list={list} count={changes.length} />
        </>
      )}
    </div>
  );
}

function actorAmong(changes: readonly Change[], { who }: ChangeRequest): string | null {
  return changes.find(({ actor }) => actor.id === who)?.actor.name ?? null;
}

type OfOneSubjectProps = { changes: readonly Change[]; onClear: () => void };

/** Names the single subject whose changes are shown, with a button to show all changes. */
function OfOneSubject({ changes: [first], onClear }: OfOneSubjectProps) {
  return (
    <div className="change-narrowed">
      <p className="small">
        Changes of <b>{first ? subjectInWords(first.subject) : 'one item'}</b> alone
      </p>
      <Button tone="ghost" onClick={onClear}>
        Show all changes
      </Button>
    </div>
  );
}

function NoChanges({ request, onClear }: { request: ChangeRequest; onClear: () => void }) {
  if (request.subject) return <EmptyState motif="glass" title="No matching changes" />;
  if (request.search) {
    return (
      <NoneFound title={`No changes matching "${request.search}" were found`} onClear={onClear} />
    );
  }
  if (isNarrowed(request)) {
    return <NoneFound title="No matching changes" onClear={onClear} />;
  }
  return (
    <EmptyState
      motif="book"
      title="No changes yet"
      text="Changes that admins make will show up here, with the old and new values."
    />
  );
}
