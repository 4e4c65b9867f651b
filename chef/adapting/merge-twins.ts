import { type Coded, codePattern, partAt } from '#chef/cookbook/coded-text.ts';

/** Merges two foods in one phrase that have the same stand-in and adds up their amounts: "80 g tofu and 40 g tofu" → one. */
export function mergeTwins(coded: Coded): void {
  const pair = new RegExp(
    `(${codePattern})(?:,? and (?:the )?|, (?:the )?| with (?:the )?)(${codePattern})`,
    'u',
  );
  for (let round = 0; round < 6; round++) {
    let merged = false;
    for (const found of coded.text.matchAll(new RegExp(pair, 'gu'))) {
      const [whole, first = '', second = ''] = found;
      const [one, other] = [partAt(coded, first), partAt(coded, second)];
      if (one?.kind === 'mention' && other?.kind === 'mention' && one.text === other.text) {
        coded.text = coded.text.replace(whole, first);
        merged = true;
        break;
      }
      if (one?.kind !== 'ingredient' || other?.kind !== 'ingredient' || one.text !== other.text)
        continue;
      if (!one.amount || !other.amount || one.amount.unit !== other.amount.unit) continue;
      coded.parts[first.charCodeAt(0) - 0xe000] = {
        ...one,
        amount: { ...one.amount, value: one.amount.value + other.amount.value },
      };
      coded.text = coded.text.replace(whole, first);
      merged = true;
      break;
    }
    if (!merged) return;
  }
}
