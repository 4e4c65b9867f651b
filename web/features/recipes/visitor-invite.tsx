import { Link } from 'react-router';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { BySession } from '../../layout/by-session.tsx';

/** Invites a visitor, in one line, to create an account for a recipe of their own. */
export function VisitorInvite() {
  const offer = useCreditsEnabled() ? ', your first recipe is free' : ', it’s free';
  return (
    <BySession
      visitor={
        <p className="small soft no-print">
          Want one made for you?{' '}
          <Link className="link" to="/auth?tab=register">
            Create an account
          </Link>
          {offer}.
        </p>
      }
      cook={null}
    />
  );
}
