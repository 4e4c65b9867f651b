import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { Button } from '../../../ui/button.tsx';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** Profile, Danger Zone: the last section, with the button to delete the account (spec §2). */
export function DangerZone({ cook }: { cook: Cook }) {
  const [asking, setAsking] = useState(false);
  const what = useCreditsEnabled()
    ? 'recipes, favorites, ratings and credits'
    : 'recipes, favorites and ratings';
  return (
    <section
      className="card profile-wide account-section danger-zone"
      aria-labelledby="danger-zone"
    >
      <div className="grid gap-2">
        <h2 className="card-title" id="danger-zone">
          Danger Zone
        </h2>
        <p className="small soft">
          Deleting your account also deletes your {what}. You may want to export your data first.
        </p>
      </div>
      <Button tone="danger" onClick={() => setAsking(true)}>
        <Trash2 className="icon" />
        Delete Account
      </Button>
      {asking && (
        <Suspense>
          <DeleteAccountDialog cook={cook} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
