import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { numberInWords } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ListFailure, RowsSkeleton } from '../list-parts.tsx';
import { type AdminCategory, draftOf, emptyDraft } from './admin-category.ts';
import './categories.css';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import { CategoryTools } from './category-tools.tsx';
import { requestOf } from './request-of.ts';
import type { Editing } from './use-category-editing.ts';
import { useCategoryList } from './use-category-list.ts';

/** Categories (spec §2). The server searches, sorts and pages; admins add, edit, activate, deactivate and delete here. */
export function CategoriesSection() {
  const address = useListAddress();
  const request = requestOf(address);
  const { data, isError, isPlaceholderData, refetch } = useCategoryList(request);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<AdminCategory | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    // Move focus to the title: the pressed button was removed with its row.
    if (isGone) title.current?.focus();
    setGone(false);
  }, [isGone]);

  return (
    <section className="stack" aria-label="Categories">
      <div className="list-title">
        <h2 className="h3" ref={title} tabIndex={-1}>
          Categories
          {data && <span className="count-of">{` (${numberInWords(data.total)})`}</span>}
        </h2>
        <Button tone="primary" onClick={() => setEditing({ seen: null, draft: emptyDraft })}>
          <Plus className="icon" />
          Add Category
        </Button>
      </div>
      <CategoryTools request={request} address={address} />
      {isError && !data && <ListFailure what="categories" onTryAgain={() => void refetch()} />}
      {!isError && !data && (
        <div className="categories-skeleton">
          <RowsSkeleton label="Loading categories..." />
        </div>
      )}
      {data && (
        <CategoryList
          request={request}
          list={data}
          busy={isPlaceholderData}
          onPage={address.toPage}
          onClear={() => address.change({ q: null, status: null, group: null })}
          onElsewhere={setEditing}
          onEdit={(category) => setEditing({ seen: category, draft: draftOf(category) })}
          onDelete={setRemoving}
        />
      )}
      {editing && <CategoryDialog begun={editing} onClose={() => setEditing(null)} />}
      {removing && (
        <CategoryRemoval
          category={removing}
          onCancel={() => setRemoving(null)}
          onDone={() => {
            setRemoving(null);
            setGone(true);
          }}
        />
      )}
    </section>
  );
}
