import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '#contract/in-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PictureOrPlaceholder } from '../../../ui/picture-or-placeholder.tsx';
import type { UnsavedEntry } from '../read-generations.ts';

type UnsavedRowProps = {
  entry: UnsavedEntry;
  onSave: () => Promise<unknown>;
  onDismiss: () => void;
};

/** Returns in one line what the recipe was made from: the base of a remix, or the selected categories. */
function originOf({ madeFrom, chosen }: UnsavedEntry): string {
  return madeFrom ? `A remix of ${madeFrom}` : chosen.join(', ');
}

/** One unsaved recipe. */
export function UnsavedRow({ entry, onSave, onDismiss }: UnsavedRowProps) {
  const [saving, setSaving] = useState(false);
  const { generationId, title, image, madeAt } = entry;
  const shown = `/generate?show=${generationId}`;
  const origin = originOf(entry);

  async function save() {
    setSaving(true);
    await onSave();
    setSaving(false);
  }

  return (
    <li>
      <PictureOrPlaceholder src={image} alt="" width={640} height={427} />
      <div className="unsaved-words">
        <h2>
          <Link to={shown}>{title}</Link>
        </h2>
        <p className="label soft">
          Made <time dateTime={madeAt}>{longDate(madeAt)}</time>
        </p>
        {origin && <p className="label soft">{origin}</p>}
      </div>
      <div className="unsaved-actions">
        <ButtonLink to={shown} aria-label={`View ${title}`}>
          View
        </ButtonLink>
        <Button busy={saving} aria-label={`Save ${title}`} onClick={() => void save()}>
          {!saving && <Bookmark className="icon" />}
          Save
        </Button>
        <Button tone="ghost" aria-label={`Remove ${title}`} onClick={onDismiss}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** The skeleton of the list while it loads. */
export function UnsavedSkeleton() {
  return (
    <ul className="unsaved" aria-label="Loading recipes..." aria-busy="true">
      {[1, 2, 3].map((row) => (
        <li key={row}>
          <div className="photo skel" />
          <div className="unsaved-words">
            <div className="skel h-6 w-3/5" />
            <div className="skel h-4 w-2/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}
