import { LifeBuoy, RotateCcw } from 'lucide-react';
import { readBoughtFor } from '../../data/credits/bought-for.ts';
import { useCook } from '../../data/session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The next actions after a payment that ended without adding credits. */
export function NextSteps({ mayTryAgain }: { mayTryAgain: boolean }) {
  const cookId = useCook()?.id ?? null;
  return (
    <div className="payment-actions">
      <ButtonLink to="/credits" state={{ backTo: readBoughtFor(cookId) }} tone="primary">
        {mayTryAgain && <RotateCcw className="icon" />}
        {mayTryAgain ? 'Try Again' : 'View Credits'}
      </ButtonLink>
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      <ButtonLink to="/contact" tone="ghost">
        <LifeBuoy className="icon" />
        Support
      </ButtonLink>
    </div>
  );
}
