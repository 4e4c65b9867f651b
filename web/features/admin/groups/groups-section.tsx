import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { numberInWords } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../list/pager.tsx';
import { statusNamed } from '../list/status-filter.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ListFailure } from '../list-parts.tsx';
import type { AdminGroup } from './admin-group.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupGrid, GroupsSkeleton } from './group-grid.tsx';
import { GroupRemovalDialog } from './group-removal.tsx';
import { GroupTools } from './group-tools.tsx';
import './groups.css';
import { groupPageSize } from './list-groups.ts';
import { NoGroups } from './no-groups.tsx';
import { useGroupList } from './use-group-list.ts';

type Opened =
  | { dialog: 'form'; group: AdminGroup | null }
  | { dialog: 'removal'; group: AdminGroup };

/** Category Groups (spec §2): the tabs of the generate screen. The server does search, filters and pagination. */
export function GroupsSection() {
  const address = useListAddress('groups');
  const search = address.read('q') ?? '';
  const status = statusNamed(address.read('status'));
  const list = useGroupList({ search, status, page: address.page });
  const { data, isError, isPlaceholderData, refetch } = list;
  const [opened, setOpened] = useState<Opened | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    // The deleted card cannot get the focus back. Move it to the heading after the dialog has closed, since the dialog holds the focus.
    if (isGone) heading.current?.focus();
    setGone(false);
  }, [isGone]);

  function close(removed = false) {
    setOpened(null);
    setGone(removed);
  }

  return (
    <section className="stack" aria-labelledby="groups-heading">
      <div className="list-title">
        <h2 id="groups-heading" className="h3" ref={heading} tabIndex={-1}>
          Category Groups{' '}
          {data && <span className="count-of num">({numberInWords(data.total)})</span>}
        </h2>
        <Button onClick={() => setOpened({ dialog: 'form', group: null })}>
          <Plus className="icon" />
          Add Group
        </Button>
      </div>
      <GroupTools search={search} status={status} address={address} />
      {isError && !data && <ListFailure what="groups" onTryAgain={() => void refetch()} />}
      {!isError && !data && <GroupsSkeleton />}
      {data?.total === 0 && (
        <NoGroups
          search={search}
          status={status}
          onClear={() => address.change({ q: null, status: null })}
        />
      )}
      {data && data.total > 0 && (
        <>
          <GroupGrid
            groups={data.groups}
            busy={isPlaceholderData}
            onEdit={(group) => setOpened({ dialog: 'form', group })}
            onRemove={(group) => setOpened({ dialog: 'removal', group })}
          />
          <Pager
            label="Pages of groups"
            page={data.page}
            pageSize={groupPageSize}
            total={data.total}
            onPage={address.toPage}
          />
        </>
      )}
      {opened?.dialog === 'form' && <GroupDialog group={opened.group} onClose={() => close()} />}
      {opened?.dialog === 'removal' && <GroupRemovalDialog group={opened.group} onClose={close} />}
    </section>
  );
}
