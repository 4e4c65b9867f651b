/** Says to whoever has switched JavaScript off why nothing comes. */
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
