/** Explains to users without JavaScript why nothing appears. */
export function NeedsScript({ className = 'page py-6' }: { className?: string }) {
  return (
    <noscript>
      <p className={className}>
        This page needs JavaScript. You can read recipes, the FAQ and our other text pages without
        it.
      </p>
    </noscript>
  );
}
