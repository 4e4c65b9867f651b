/** A decorative spinner, used beside text that says what is loading. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

/** Spinner for a whole page, shown while authentication loads (spec §2). */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
