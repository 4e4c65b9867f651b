import { numberInWords } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import { usdInWords } from '../generations/in-words.ts';
import type { Day } from './read-overview.ts';

/** How a series differs from its neighbours without relying on colour. */
export type SeriesLook = 'solid' | 'hatched' | 'line' | 'dashed' | 'dotted';

/** Returns the dash pattern of a line; undefined for a solid line, null if the look is not a line. */
export function dashesOf(look: SeriesLook): string | undefined | null {
  if (look === 'line') return undefined;
  if (look === 'dashed') return '7 4';
  return look === 'dotted' ? '1.5 5' : null;
}

export type Series = {
  key: string;
  label: string;
  colour: string;
  look: SeriesLook;
  amountOf: (day: Day) => number;
};

export type DayPlot = {
  id: string;
  title: string;
  /** Shown instead of an empty plot. */
  nothing: string;
  shape: 'bars' | 'lines';
  series: readonly Series[];
  print: (value: number) => string;
  /** The format of the axis labels, if it differs from `print`. */
  printTick?: (value: number) => string;
  aboutCredits?: boolean;
};

const money = (cents: number) => moneyInWords(cents, packCurrency);

/** The plots of the overview, by day. */
export const dayPlots: readonly DayPlot[] = [
  {
    id: 'generations',
    title: 'Generations',
    nothing: 'No recipes were generated in this period.',
    shape: 'bars',
    print: numberInWords,
    series: [
      {
        key: 'completed',
        label: 'Completed',
        colour: 'var(--herb)',
        look: 'solid',
        amountOf: (day) => day.completed,
      },
      {
        key: 'failed',
        label: 'Failed',
        colour: 'var(--tomato)',
        look: 'hatched',
        amountOf: (day) => day.failed,
      },
    ],
  },
  {
    id: 'sign-ups',
    title: 'Sign-ups',
    nothing: 'No sign-ups in this period.',
    shape: 'bars',
    print: numberInWords,
    series: [
      {
        key: 'signUps',
        label: 'Sign-ups',
        colour: 'var(--berry)',
        look: 'solid',
        amountOf: (day) => day.signUps,
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    nothing: 'No credit activity in this period.',
    shape: 'lines',
    print: numberInWords,
    aboutCredits: true,
    series: [
      {
        key: 'creditsSold',
        label: 'Sold',
        colour: 'var(--brand-edge)',
        look: 'line',
        amountOf: (day) => day.creditsSold,
      },
      {
        key: 'creditsSpent',
        label: 'Spent',
        colour: 'var(--berry)',
        look: 'dashed',
        amountOf: (day) => day.creditsSpent,
      },
      {
        key: 'creditsGranted',
        label: 'Granted',
        colour: 'var(--herb)',
        look: 'dotted',
        amountOf: (day) => day.creditsGiven,
      },
    ],
  },
  {
    id: 'revenue',
    title: 'Revenue',
    nothing: 'No sales in this period.',
    shape: 'bars',
    print: money,
    aboutCredits: true,
    series: [
      {
        key: 'paid',
        label: 'Paid',
        colour: 'var(--brand-edge)',
        look: 'solid',
        amountOf: (day) => day.paidCents,
      },
      {
        key: 'returned',
        label: 'Refunded',
        colour: 'var(--tomato)',
        look: 'hatched',
        // Negative: refunds are drawn below the zero line.
        amountOf: (day) => 0 - day.returnedCents,
      },
    ],
  },
  {
    id: 'cost',
    title: 'Model cost',
    nothing: 'No model costs in this period.',
    shape: 'bars',
    print: usdInWords,
    printTick: (usd) => (usd > 0 && usd < 1 ? `$${usd.toFixed(3)}` : usdInWords(usd)),
    series: [
      {
        key: 'cost',
        label: 'Model cost',
        colour: 'var(--butter-ink)',
        look: 'solid',
        amountOf: (day) => day.costUsd,
      },
    ],
  },
];
