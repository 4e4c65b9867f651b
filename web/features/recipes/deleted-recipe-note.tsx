/** Replaces the stars of a deleted recipe, at the same height. */
export function DeletedRecipeNote() {
  return <p className="small soft no-print">Deleted, but still open here</p>;
}
