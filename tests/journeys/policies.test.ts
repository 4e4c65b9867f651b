import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnStage, type Stage } from './stage.ts';

/** What the static pages promise. The tests read the served HTML, which needs no JavaScript. */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage({
    CONTACT_SALES_EMAIL: 'sales@kitchen.example',
    CONTACT_SUPPORT_EMAIL: 'help@kitchen.example',
    CONTACT_PHONE: '+49 30 1234',
    CREDITS_EXPIRE_AFTER_MONTHS: '12',
  });
});
afterAll(() => stage.close());

async function textOf(path: string): Promise<string> {
  const html = await (await fetch(`${stage.url}${path}`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each([
  ['/terms', 'at least 13 years old'],
  ['/terms', 'New users get free credits.'],
  ['/terms', 'Each generation consumes one credit.'],
  ['/terms', 'Credits expire after 12 months.'],
  ['/terms', 'within 24 hours if you need help cancelling a purchase'],
  ['/terms', '99.9%'],
  ['/terms', 'We reply in 2 to 3 business days.'],
  ['/privacy', 'at least 13 years old'],
  ['/faq', 'Generation takes 30 to 60 seconds'],
  ['/faq', 'Credits expire after 12 months.'],
  ['/faq', 'New sign-ups get 1 free recipe generation.'],
  ['/contact', 'sales@kitchen.example'],
  ['/contact', 'help@kitchen.example'],
  ['/contact', '+49 30 1234'],
  ['/contact', 'Email 24/7, with a reply within 24 hours.'],
  ['/contact', 'Monday to Friday 9:00 to 18:00 (UTC+2)'],
  ['/', 'New sign-ups get 1 free recipe generation.'],
])('%s says: %s', async (path, sentence) => {
  expect(await textOf(path)).toContain(sentence);
});

test('the HTML has the theme colour and the product name as two words', async () => {
  const html = await (await fetch(stage.url)).text();
  expect(html).toContain('<meta name="theme-color" content="#F97316"/>');
  expect(html).toContain('<span>Saffron Table</span>');
});
