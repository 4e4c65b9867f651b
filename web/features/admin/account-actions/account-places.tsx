import { Button } from '../../../ui/button.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';

/** Placeholder while the account is loading. */
export function AccountSkeleton() {
  return (
    <div className="account-skeleton" role="status">
      <span className="sr-only">Loading the account...</span>
      <div className="skel" />
      <div className="skel" />
      <div className="skel" />
    </div>
  );
}

type AccountFailureProps = { why: string; onTryAgain: () => void };

export function AccountFailure({ why, onTryAgain }: AccountFailureProps) {
  return (
    <div className="stack">
      <NoticeBox tone="tomato" title="We couldn't load the account">
        <p>{why}</p>
      </NoticeBox>
      <Button className="justify-self-start" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}
