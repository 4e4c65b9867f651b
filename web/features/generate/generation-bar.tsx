import { GenerateBar } from './generate-bar.tsx';
import type { RecipeGenerator } from './use-generation.ts';

type GenerationBarProps = {
  /** The label of the button. */
  action: string;
  generator: RecipeGenerator;
  /** Why generation cannot start yet; null when it can. */
  whyNot: string | null;
  /** Undefined until it is known. */
  balance: number | undefined;
  /** Where Get Credits leads back to; this page's own URL unless given. */
  backTo?: string | null;
  onGenerate: () => void;
};

/** The main action of a signed-in cook's screen, in the state of its generation. */
export function GenerationBar(props: GenerationBarProps) {
  const { action, generator, whyNot, balance, backTo, onGenerate } = props;
  const { status } = generator.generation;
  return (
    <GenerateBar
      action={action}
      nothingChosen={whyNot}
      signedIn={!generator.loginNeeded}
      onCheckLogin={generator.checkLogin}
      onCheckBalance={generator.checkBalance}
      generating={status === 'generating'}
      balance={balance}
      backTo={backTo}
      isSecond={status === 'done'}
      onGenerate={onGenerate}
    />
  );
}
