import { addPart, type Coded } from '#chef/cookbook/coded-text.ts';
import type { WordFinder } from './decisions.ts';

/** Turns later words for an ingredient that goes, such as "the thighs", into mentions of it. */
export function markWords(coded: Coded, finder: WordFinder): void {
  coded.text = coded.text.replace(finder.pattern, (word) => {
    const owner = finder.ownerOf(word);
    return owner === undefined
      ? word
      : addPart(coded, { kind: 'mention', ingredient: owner, text: word });
  });
}
