import type { Kitchen, KitchenQuestion } from '../../data/kitchen/kitchen.ts';
import { wordsOf } from './questions.ts';

const units = { metric: 'Metric', us: 'US' };

function theseInWords(question: KitchenQuestion, kitchen: Kitchen): string {
  if (question === 'units') return kitchen.units ? units[kitchen.units] : '';
  if (question === 'servings') return `${kitchen.servings}`;
  return kitchen.choices
    .filter((choice) => choice.question === question)
    .map(({ name }) => name)
    .join(', ');
}

/** Describes the cook's answer in a few words. "Not asked yet" is different from the answer "nothing". */
export function answerInWords(question: KitchenQuestion, kitchen: Kitchen): string {
  switch (kitchen.answers[question]) {
    case 'these':
      return theseInWords(question, kitchen);
    case 'nothing':
      return wordsOf[question].nothing;
    case 'not_now':
      return 'Not answered yet';
    case null:
      return 'Not asked yet';
  }
}
