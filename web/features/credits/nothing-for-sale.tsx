import { Link } from 'react-router';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** Stands above packs that cannot be bought, and says why. */
export function NothingForSale() {
  return (
    <NoticeBox tone="butter" title="Credits cannot be bought here">
      No payment provider is set up on this site, so the packs are shown for information only. The
      credits that you have keep working; for more,{' '}
      <Link className="underline" to="/contact">
        ask whoever runs this site
      </Link>
      .
    </NoticeBox>
  );
}
