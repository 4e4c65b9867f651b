import { Button } from './button.tsx';
import { NoticeBox } from './notice-box.tsx';

/** Shown in place of a part of a page that could not be loaded. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <NoticeBox tone="tomato" title="We couldn't load this">
      <p>{error.message}</p>
      <Button className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </NoticeBox>
  );
}
