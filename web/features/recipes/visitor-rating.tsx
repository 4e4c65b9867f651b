import { Link } from 'react-router';
import { useSession } from '../../data/session/session-store.ts';
import { notifyOf } from '../../ui/notify.ts';
import { RatingCardFrame } from './rating-card-frame.tsx';

/** The stars as a visitor sees them: a click says that rating needs a signed-in cook (spec §8). */
export function VisitorRating() {
  const { status } = useSession();
  return (
    <RatingCardFrame
      stars={0}
      text={
        <Link className="link" to="/auth">
          Sign in to rate this recipe
        </Link>
      }
      // A cook, or perhaps one: their own stars are on the way.
      disabled={status !== 'signed-out'}
      onRate={() => notifyOf('ratingNeedsLogin')}
    />
  );
}
