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
        'One credit per recipe. New sign-ups get 1 free recipe generation. If a recipe fails, you get your credit back.',
    },
    {
      question: 'Do credits expire?',
      answer: creditExpirySentence(creditsExpireAfterMonths),
    },
  ];
}

/** Returns the FAQ with plain-text answers, for the page and for search engines. */
export function questionsOf(prices: Prices): Question[] {
  return [
    {
      question: 'How long does a recipe take?',
      answer: "Generation takes 30 to 60 seconds, often less. You can read along as it's written.",
    },
    ...questionsOfCost(prices),
    {
      question: 'How are recipes checked?',
      answer:
        "We check every ingredient and every step against the diet and allergens you chose. If a recipe doesn't fit, you won't see it. Always read labels too: packaged foods can contain traces we can't see.",
    },
    {
      question: 'Can I change the servings, or read it in cups?',
      answer:
        'Yes. Every recipe lets you change the servings and switch between metric and US measures. The steps change too.',
    },
    {
      question: 'Can others see my recipes?',
      answer:
        "Anyone with the link can read a saved recipe. Search engines and our sitemap list it only once you share it, and you can hide it from them again. Your name isn't on it.",
    },
    {
      question: 'Can I read my recipes offline?',
      answer:
        "Yes, the ones you saved, on a device where you're signed in. To generate a new one, you need a connection.",
    },
    {
      question: 'Can I take my recipes with me?',
      answer:
        'Yes. Download one or all of them as Markdown, as Cooklang or in the schema.org format, which many recipe apps can import.',
    },
  ];
}
