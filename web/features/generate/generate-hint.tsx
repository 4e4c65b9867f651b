import { Link, useLocation } from 'react-router';
import { limits } from '#contract/limits.ts';
import { ButtonLink } from '../../ui/button.tsx';

export type GenerateHintProps = {
  signedIn: boolean;
  /** Checks again whether the user is signed in. */
  onCheckLogin: () => Promise<void>;
  isOffline: boolean;
  /** Why generation cannot start yet; null when it can. */
  nothingChosen: string | null;
  /** Undefined until it is known, and when recipes are free. */
  balance: number | undefined;
  /** Where Get Credits leads back to; this page's own URL unless given. */
  backTo?: string | null | undefined;
};

/** Shows the one thing that a cook should know before they press Generate. */
export function GenerateHint(props: GenerateHintProps) {
  const { pathname, search } = useLocation();
  const { signedIn, onCheckLogin, isOffline, nothingChosen, balance } = props;
  const backTo = props.backTo ?? pathname + search;
  if (isOffline) return "You're offline. Recipes need a connection.";
  if (!signedIn) {
    return (
      <>
        We couldn't confirm that you're signed in.{' '}
        <button type="button" className="link" onClick={() => void onCheckLogin()}>
          Log in again
        </button>
      </>
    );
  }
  if (balance === 0) {
    return (
      <span className="no-credits">
        <b>No credits available.</b>{' '}
        <ButtonLink to="/credits" state={{ backTo }} tone="primary" size="small">
          Get Credits
        </ButtonLink>
      </span>
    );
  }
  if (balance !== undefined && balance <= limits.lowCreditsAt) {
    return (
      <>
        {nothingChosen && `${nothingChosen} `}
        {`${balance} ${balance === 1 ? 'credit' : 'credits'} left.`}{' '}
        <Link className="link" to="/credits" state={{ backTo }}>
          Get Credits
        </Link>
      </>
    );
  }
  return nothingChosen;
}
