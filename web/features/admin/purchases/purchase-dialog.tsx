import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EntryList, EntrySkeleton } from '../ledger/entry-list.tsx';
import { ListFailure } from '../list-parts.tsx';
import type { AdminPurchase } from './admin-purchase.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { usePurchaseEntries } from './use-purchase-entries.ts';

type PurchaseDialogProps = {
  /** The purchase as currently listed. */
  purchase: AdminPurchase;
  onClose: () => void;
};

/** Shows a purchase with its facts, its ledger entries and a Refund button. */
export function PurchaseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const [refunding, setRefunding] = useState(false);
  // One dialog at a time: the refund dialog replaces this one and returns to it when closed.
  if (refunding) return <RefundDialog purchase={purchase} onClose={() => setRefunding(false)} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Purchase by ${purchase.buyerName}`}
      actions={
        purchase.status === 'completed' && (
          <Button tone="danger" onClick={() => setRefunding(true)}>
            <Undo2 className="icon" />
            Refund
          </Button>
        )
      }
    >
      <div className="dialog-body">
        <PurchaseFacts purchase={purchase} />
        <section className="stack" aria-labelledby="purchase-entries">
          <h3 id="purchase-entries">In the credit history</h3>
          <EntriesOf purchaseId={purchase.id} />
        </section>
      </div>
    </Dialog>
  );
}

function EntriesOf({ purchaseId }: { purchaseId: string }) {
  const { data, isError, refetch } = usePurchaseEntries(purchaseId);
  if (data && data.length === 0) return <p className="soft">No credits have moved.</p>;
  if (data) return <EntryList entries={data} label="Entries for this purchase" />;
  if (isError) return <ListFailure what="entries" onTryAgain={() => void refetch()} />;
  return <EntrySkeleton />;
}
