import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';

type CookFootProps = {
  recipeId: string;
  at: number;
  steps: readonly { text: string }[];
  onGoTo: (place: number) => void;
  /** Called when the cook leaves after the last step. */
  onOver: () => void;
};

/** Navigation bar with Back, a preview of the next step, and Next, always within the thumb's reach. */
export function CookFoot({ recipeId, at, steps, onGoTo, onOver }: CookFootProps) {
  const isOver = at > steps.length || steps.length === 0;
  const next = steps[at];
  const hasBack = at > 0 && steps.length > 0;
  return (
    <nav className="cook-foot" aria-label="Steps" data-first={at === 0 || undefined}>
      {hasBack && (
        <Button className="cook-back" onClick={() => onGoTo(at - 1)}>
          <ChevronLeft className="icon" />
          <span>Back</span>
        </Button>
      )}
      <div className="cook-next">
        {next && (
          <>
            <p className="label faint">{at === 0 ? 'First' : 'Next'}</p>
            <p className="soft">{next.text}</p>
          </>
        )}
      </div>
      {isOver ? (
        <ButtonLink tone="primary" to={`/recipe/${recipeId}`} onClick={onOver}>
          Done
        </ButtonLink>
      ) : (
        <Button tone="primary" onClick={() => onGoTo(at + 1)}>
          {at === 0 ? 'Start cooking' : next ? 'Next step' : 'Finish'}
          <ChevronRight className="icon" />
        </Button>
      )}
    </nav>
  );
}
