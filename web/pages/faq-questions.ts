import type { PublicSettings } from '#contract/public-settings.ts';
import { creditExpirySentence } from '../layout/credit-expiry.ts';

type Question = { question: string; answer: string };
type Prices = Pick<PublicSettings, 'creditsEnabled' | 'creditsExpireAfterMonths'>;

function questionsOfCost({ creditsEnabled, creditsExpireAfterMonths }: Prices): Question[] {
  const question = 'What does it cost?';
  if (!creditsEnabled) {
    const answer = 'Nothing. Generate as many recipes as you like, one at a time.';
    return [{ question, answer }];
  }
  return [
    {
      question,
      answer:
        'One credit per recipe. New sign-ups get 1 free recipe generation. A generation that fails costs nothing.',
    },
    {
      question: 'Do credits expire?',
      answer: creditExpirySentence(creditsExpireAfterMonths),
    },
  ];
}

/** What people ask, with answers in plain words: the page shows them, and so do search engines. */
export function questionsOf(prices: Prices): Question[] {
  return [
    {
      question: 'How long does a recipe take?',
      answer:
        'Generation takes 30 to 60 seconds, often less. You can read along while it is written.',
    },
    ...questionsOfCost(prices),
    {
      question: 'What does “checked for” mean?',
      answer:
        'Every ingredient and every step was compared with the diet and the allergens that you chose. A recipe that breaks one of them is not shown. Labels of what you buy still have the last word.',
    },
    {
      question: 'Can I change the servings, or read it in cups?',
      answer:
        'Yes. Each recipe has a stepper for servings and a switch between metric and US measures; the steps follow the list.',
    },
    {
      question: 'Can others see my recipes?',
      answer:
        'Anyone with the link can read a saved recipe. Search engines and our site map list it only once you share it, and you can hide it from them again. Your name isn’t on it.',
    },
    {
      question: 'Can I read my recipes without a connection?',
      answer:
        'Yes, those that you saved, on a device where you are signed in. Generating a new one needs the connection.',
    },
    {
      question: 'Can I take my recipes elsewhere?',
      answer:
        'Yes. Download one or all of them as Markdown, as Cooklang, or in the format of schema.org that many recipe managers import.',
    },
  ];
}
