import { Button } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';

type KitchenUnknownProps = { state: { status: 'failed' | 'kept'; retry: () => void } };

/** Shown if the kitchen could not be loaded from the server: it comes from the cache of this device (`kept`) or is unknown (`failed`). */
export function KitchenUnknown({ state: { status, retry } }: KitchenUnknownProps) {
  const tryAgain = (
    <Button size="small" className="mt-3" onClick={retry}>
      Try Again
    </Button>
  );
  if (status === 'kept') {
    return (
      <NoticeBox tone="butter" title="Your kitchen, as of last time">
        <p>We can't reach it right now. If you changed it on another device, try again.</p>
        {tryAgain}
      </NoticeBox>
    );
  }
  return (
    <NoticeBox tone="tomato" title="We couldn't load your kitchen">
      <p>We need it to know what you never eat.</p>
      {tryAgain}
    </NoticeBox>
  );
}
