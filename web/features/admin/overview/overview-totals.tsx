import { countOf, numberInWords } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import { shareInWords, usdInWords } from '../generations/in-words.ts';
import { type Total, Totals } from '../totals.tsx';
import { addUp, costPerRecipe } from './add-up.ts';
import type { Overview } from './read-overview.ts';

const money = (cents: number) => moneyInWords(cents, packCurrency);

function creditTotals(sums: ReturnType<typeof addUp>): Total[] {
  const { creditsSold, creditsSpent, creditsGiven, paidCents, returnedCents } = sums;
  return [
    {
      name: 'Credits sold',
      value: numberInWords(creditsSold),
      note: `${numberInWords(creditsGiven)} granted`,
    },
    {
      name: 'Credits spent',
      value: numberInWords(creditsSpent),
      note: `${numberInWords(sums.creditsTakenBack)} refunded`,
    },
    {
      name: 'Revenue',
      value: money(paidCents - returnedCents),
      note: returnedCents > 0 ? `${money(returnedCents)} refunded` : 'no refunds',
    },
  ];
}

const waiting = (names: readonly string[]): Total[] =>
  names.map((name) => ({ name, value: undefined, note: '\u00a0' }));

const names = ['Users', 'Sign-ups', 'Generations'];
const creditNames = ['Credits sold', 'Credits spent', 'Revenue'];

type OverviewTotalsProps = { overview: Overview | undefined; withCredits: boolean };

/** Shows the totals. Users and admins are current counts; all other numbers cover the period. */
export function OverviewTotals({ overview, withCredits }: OverviewTotalsProps) {
  if (!overview) {
    const all = [...names, ...(withCredits ? creditNames : []), 'Model cost'];
    return <Totals totals={waiting(all)} />;
  }
  const { users, admins, days } = overview;
  const sums = addUp(days);
  const generations = sums.completed + sums.failed;
  const perRecipe = costPerRecipe(sums);
  return (
    <Totals
      totals={[
        {
          name: 'Users',
          value: numberInWords(users),
          note: countOf(admins, 'admin'),
        },
        { name: 'Sign-ups', value: numberInWords(sums.signUps), note: `in ${days.length} days` },
        {
          name: 'Generations',
          value: numberInWords(generations),
          note: `${shareInWords(sums.failed, generations)} failed`,
        },
        ...(withCredits ? creditTotals(sums) : []),
        {
          name: 'Model cost',
          value: usdInWords(sums.costUsd),
          note: perRecipe === null ? 'no recipes' : `${usdInWords(perRecipe)} per recipe`,
        },
      ]}
    />
  );
}
