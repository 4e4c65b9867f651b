import type { ReactNode } from 'react';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Docket } from '../../../ui/docket.tsx';
import { BaseCard } from './base-card.tsx';
import { ChangeTabs } from './change-tabs.tsx';
import type { ChangeProps } from './remix-change.ts';

type ChooseChangeProps = ChangeProps & {
  groups: readonly PreferenceGroup[];
  /** The change in words; null until one is chosen. */
  words: string | null;
  /** Notes to read before generating, below the original recipe. */
  children?: ReactNode;
};

/** The heading, the original recipe, the possible changes, and the chosen one. */
export function ChooseChange(props: ChooseChangeProps) {
  const { words, children, ...tabs } = props;
  return (
    <>
      <div className="gen-head page-head items-center">
        <h1>Remix Recipe</h1>
        <ButtonLink to="/generate">Start from scratch</ButtonLink>
      </div>
      <BaseCard base={tabs.base} />
      {children}
      <ChangeTabs {...tabs} />
      <TheChange words={words} />
    </>
  );
}

/** Shows the selected change on a kitchen ticket. */
function TheChange({ words }: { words: string | null }) {
  return (
    <section className="gen-ticket" aria-labelledby="the-change">
      <Docket
        rows={words ? [{ name: 'Change', value: words }] : []}
        emptyText="Choose one change. Picking another replaces it."
        head={
          <h2 className="card-title mb-2" id="the-change">
            Your change
          </h2>
        }
      />
    </section>
  );
}
