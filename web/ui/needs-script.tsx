/** Says to whoever has switched JavaScript off why nothing comes. */
export function NeedsScript({ className = 'page py-6' }: { className?: string }) {
  return (
    <noscript>
      <p className={className}>
        This page needs JavaScript. Recipes, the FAQ and all other pages of text read without it.
      </p>
    </noscript>
  );
}
