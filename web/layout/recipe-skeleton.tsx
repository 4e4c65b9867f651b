/** Skeleton of a recipe page while it loads. */
export function RecipeSkeleton() {
  return (
    <div className="page" role="status">
      <span className="sr-only">Loading recipe...</span>
      <div className="recipe-top">
        <div className="photo skel" />
        <div className="recipe-intro">
          <div className="skel h-6.5 w-40" />
          <div className="skel h-14 w-11/12" />
          <div className="skel h-14 w-3/5" />
          <div className="skel h-6 w-full" />
          <div className="skel h-19 w-full" />
          <div className="skel h-11 w-72 rounded-md" />
        </div>
      </div>
    </div>
  );
}
