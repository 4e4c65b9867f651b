import { type FormEvent, useId, useState } from 'react';
import { textLimits } from '#contract/limits.ts';
import { moneyInWords } from '#contract/money.ts';
import { refunded, refundRequested } from '#contract/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { notify } from '../../../ui/notify.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { RefundEffects } from './refund-effects.tsx';
import { useRefund } from './use-refund.ts';
import { useRefundShare } from './use-refund-share.ts';

type RefundDialogProps = { purchase: AdminPurchase; onClose: () => void };

/** Says what a refund affects, asks for a reason, and shows the outcome. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const known = useRefundShare(purchase);
  const { mutate, data: outcome, isPending } = useRefund(purchase);
  const cents = purchase.amountCents - purchase.refundedCents;
  const amount = moneyInWords(cents, purchase.currency);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = reason.trim() === '';
    setMissing(isMissing);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    if (isPending || isMissing) return;
    mutate(reason.trim(), {
      onSuccess: (result) => {
        if (result.kind === 'failed') return;
        const say = result.kind === 'refunded' ? refunded : refundRequested;
        notify(say(amount, purchase.buyerName));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Refund ${amount}?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="danger" busy={isPending}>
            {isPending ? 'Refunding...' : `Refund ${amount}`}
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-body" onSubmit={submit} noValidate>
        <RefundEffects purchase={purchase} amount={amount} known={known} />
        <Field
          label="Reason"
          hint="Shown with your name in the buyer's credit history."
          error={missing ? "Enter a reason. It's kept in the credit history." : undefined}
          value={reason}
          maxLength={textLimits.reason}
          required
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        {outcome?.kind === 'failed' && !isPending && (
          <NoticeBox tone="tomato" title="The refund didn't go through">
            <p>{outcome.message}</p>
          </NoticeBox>
        )}
      </form>
    </Dialog>
  );
}
