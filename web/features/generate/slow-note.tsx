import { useEffect, useState } from 'react';
import { Link } from 'react-router';

/** The built-in chef finishes well before this. */
const slowAfterMs = 8_000;

/** After 8 seconds, tells the cook how long a recipe usually takes and that they can leave the page. */
export function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="slow-note label" role="status">
      {isSlow && (
        <>
          This usually takes 30 to 60 seconds. You can leave this page: your recipe will wait under{' '}
          <Link className="link" to="/recipes/unsaved">
            Unsaved recipes
          </Link>
          .
        </>
      )}
    </p>
  );
}
