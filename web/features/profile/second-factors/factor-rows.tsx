import { useState } from 'react';
import { shortDate } from '#contract/in-words.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { Button } from '../../../ui/button.tsx';
import { kindsInWords } from './kinds-in-words.ts';
import { RemoveFactor } from './remove-factor.tsx';
import type { ListedFactor, SecondFactorList } from './second-factor-list.ts';

type FactorRowsProps = { cook: Cook; list: SecondFactorList };

/** Lists every second step that is set up, with its name and date. */
export function FactorRows({ cook, list }: FactorRowsProps) {
  const [leaving, setLeaving] = useState<ListedFactor | null>(null);
  if (list.factors.length === 0) return null;
  return (
    <>
      <ul className="factor-rows" aria-label="Your second steps">
        {list.factors.map((factor) => {
          const { name: kind, icon: Icon } = kindsInWords[factor.kind];
          return (
            <li key={factor.id}>
              <Icon className="icon" />
              <div>
                <b>{factor.name || kind}</b>
                <p className="label faint">
                  {factor.name && factor.name !== kind && `${kind} · `}Added{' '}
                  {shortDate(factor.addedAt)}
                </p>
              </div>
              <Button onClick={() => setLeaving(factor)}>
                Remove<span className="sr-only"> {factor.name || kind}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {leaving && (
        <RemoveFactor
          cook={cook}
          factor={leaving}
          isLast={list.factors.length === 1}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
