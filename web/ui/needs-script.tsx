/** Says to whoever has switched JavaScript off why nothing comes. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="page py-6">
        This page needs JavaScript. Recipes, the FAQ and all other pages of text read without it.
      </p>
    </noscript>
  );
}
