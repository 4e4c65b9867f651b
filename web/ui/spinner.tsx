/** Decoration beside words that say what is being waited for. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

/** Waiting for a whole page: while authentication loads (spec §2). */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
