/** Shows how many categories are chosen behind a tab. */
export function ChosenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      {count}
      <span className="sr-only"> chosen</span>
    </span>
  );
}
