import { Link } from 'react-router';
import { useSession } from '../../data/session/session-store.ts';
import { notifyOf } from '../../ui/notify.ts';
import { RatingCardFrame } from './rating-card-frame.tsx';

/** Rating stars for a visitor: a click shows a notice that rating requires signing in (spec §8). */
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
      // Disabled for a cook, or while the session is loading: their own stars are still loading.
      disabled={status !== 'signed-out'}
      onRate={() => notifyOf('ratingNeedsLogin')}
    />
  );
}
