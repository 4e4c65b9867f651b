import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Shown if the recipe to remix does not exist or could not be loaded. With `onTryAgain`: it could not be loaded. */
export function NoRemix({ onTryAgain }: { onTryAgain?: () => void }) {
  if (onTryAgain) {
    return (
      <EmptyState motif="face" title="The recipe to remix could not be loaded" heading="h1">
        <Button tone="primary" onClick={onTryAgain}>
          Try Again
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      motif="face"
      title="We couldn't find this recipe"
      heading="h1"
      text="It may have been deleted. Choose another one, or start from scratch."
    >
      <ButtonLink to="/recipes" tone="primary">
        My Recipes
      </ButtonLink>
      <ButtonLink to="/generate">Generate Recipe</ButtonLink>
    </EmptyState>
  );
}
