import { Link } from 'react-router';
import { NoticeBox } from '../../ui/notice-box.tsx';

/** Notice above packs that cannot be bought, with the reason. */
export function NothingForSale() {
  return (
    <NoticeBox tone="butter" title="Credits aren't for sale here">
      Payments aren't set up on this site, so these packs are just for show. Your credits still
      work. To get more,{' '}
      <Link className="underline" to="/contact">
        ask the site owner
      </Link>
      .
    </NoticeBox>
  );
}
