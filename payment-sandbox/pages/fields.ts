import { html } from 'hono/html';
import type { CardProblems } from '../cards/read-card.ts';
import { testCards } from '../cards/test-cards.ts';
import type { Html } from './layout.ts';

/** The values that the buyer typed, which are shown again after a problem. */
export type Typed = {
  email: string;
  name: string;
  number: string;
  expiry: string;
  cvc: string;
  method: string;
  debit: string;
  save: boolean;
};
export type Problems = CardProblems & { email?: string };

type Field = {
  id: keyof Problems | 'name';
  label: string;
  value: string;
  type?: 'text' | 'email';
  autocomplete: string;
  numeric?: boolean;
  placeholder?: string;
  maxLength: number;
  problem?: string | undefined;
};

export function field({ id, label, value, problem, ...more }: Field): Html {
  const { type = 'text', numeric, placeholder = '', autocomplete, maxLength } = more;
  // When several fields have autofocus, the browser focuses the first one.
  const described = problem
    ? html`aria-invalid="true" aria-describedby="${id}-problem" autofocus`
    : '';
  return html`<div><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${type}" value="${value}" placeholder="${placeholder}" maxlength="${maxLength}"
  autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" ${numeric ? html`inputmode="numeric"` : ''} ${described}>
${problem ? html`<p class="error" id="${id}-problem">${problem}</p>` : ''}</div>`;
}

/** Renders the card fields with autocomplete off: otherwise the browser would offer the user's real card. */
export function cardFields(typed: Typed, problems: Problems): Html {
  return html`<div class="stack of-card">
${field({ id: 'number', label: 'Card number', value: typed.number, autocomplete: 'off', numeric: true, placeholder: '4242 4242 4242 4242', maxLength: 23, problem: problems.number })}
<div class="pair">
${field({ id: 'expiry', label: 'Expiry (MM/YY)', value: typed.expiry, autocomplete: 'off', numeric: true, placeholder: 'MM/YY', maxLength: 9, problem: problems.expiry })}
${field({ id: 'cvc', label: 'CVC', value: typed.cvc, autocomplete: 'off', numeric: true, placeholder: '123', maxLength: 4, problem: problems.cvc })}
</div>
${field({ id: 'name', label: 'Name on card', value: typed.name, autocomplete: 'off', maxLength: 100 })}
</div>`;
}

const debitAnswers = {
  succeeded: 'Goes through after 10 seconds',
  failed: 'Fails after 10 seconds',
  waits: 'Waits for a button on the sandbox page',
} as const;

export function debitFields(typed: Typed, canWait: boolean): Html {
  const offered = Object.entries(debitAnswers).filter(([value]) => canWait || value !== 'waits');
  const choices = offered.map(
    ([value, label]) => html`<label class="choice"><input type="radio" name="debit" value="${value}"
${value === typed.debit ? 'checked' : ''}>${label}</label>`,
  );
  return html`<fieldset class="of-debit"><legend>What the bank does</legend><div class="choices">${choices}</div></fieldset>`;
}

/** Formats a card number in groups: 4242 4242 4242 4242, or 4-6-5 digits for American Express. */
function grouped(number: string): string {
  const parts = number.length === 15 ? /^(.{4})(.{6})(.{5})$/.exec(number)?.slice(1) : undefined;
  return (parts ?? number.match(/.{1,4}/g) ?? []).join(' ');
}

/** Enough test cards to show each outcome of a payment. The others are in a closed fold-out. */
const shownCards = 7;

/** Renders the list of test cards. When the page's script runs, each card has a button that fills in the form. */
export function cardList(): Html {
  return html`<section class="panel" aria-labelledby="test-cards"><h2 id="test-cards">Test cards</h2>
<p class="soft small">Use any future date and any CVC.</p>
<ul class="cards">${cardRows(testCards.slice(0, shownCards))}</ul>
<details><summary>More test cards</summary><ul class="cards">${cardRows(testCards.slice(shownCards))}</ul></details></section>`;
}

function cardRows(cards: typeof testCards): Html[] {
  return cards.map(
    ({
      number,
      title,
    }) => html`<li><span>${title}<span class="mono">${grouped(number)}</span></span>
<button type="button" hidden data-number="${grouped(number)}" data-cvc="${number.length === 15 ? '1234' : '123'}"
  aria-label="Use the card: ${title}">Use</button></li>`,
  );
}
