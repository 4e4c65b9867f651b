import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { photograph } from '#photographer/photograph.ts';
import { openRecipeWriter } from './chef/recipe-writer.ts';
import { runCommand } from './command/run-command.ts';
import { toUsageError, UsageError } from './command/usage-error.ts';
import { spreadDishes } from './picture-sheet/spread-dishes.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

const helpText = `Draws dishes of the built-in chef at the size of a card, all on one sheet: to be looked at without their titles.

  npm run -s picture-sheet -- --out sheet.png [--count 48] [--seed 7] [--columns 6] [--titles]

  --out      where the sheet goes (PNG)
  --count    how many dishes (default 48), spread over courses, cuisines and kinds of dish
  --seed     the same seed gives the same dishes (default 7)
  --columns  how many in a row (default 6)
  --titles   prints the titles, numbered as the pictures lie, row by row
`;

const card = { width: 400, height: 267 } as const;
const gapPx = 6;
/** Pictures are drawn at about twice the card size and then scaled down. */
const scale = 0.7;

function wholeNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new UsageError(`--${name} takes a whole number from 1 to 999`);
  return Number(text);
}

function readOptions(argv: string[]) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        out: { type: 'string' },
        count: { type: 'string', default: '48' },
        seed: { type: 'string', default: '7' },
        columns: { type: 'string', default: '6' },
        titles: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (cause) {
    throw toUsageError(cause);
  }
}

async function drawSheet({ out, ...options }: ReturnType<typeof readOptions>): Promise<void> {
  if (!out) throw new UsageError('--out is missing: where the sheet goes');
  const columns = wholeNumber(options.columns, 'columns');
  const dishes = spreadDishes(
    await openRecipeWriter(),
    wholeNumber(options.count, 'count'),
    options.seed,
  );
  const cards = [];
  for (const [at, dish] of dishes.entries()) {
    const { pixels, width, height } = photograph(dish, { scale });
    const input = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ ...card, fit: 'fill' })
      .png()
      .toBuffer();
    const left = (at % columns) * (card.width + gapPx);
    cards.push({ input, left, top: Math.floor(at / columns) * (card.height + gapPx) });
    if (options.titles) process.stdout.write(`${at + 1}. ${dish.title}\n`);
  }
  const size = {
    width: Math.min(columns, cards.length) * (card.width + gapPx) - gapPx,
    height: Math.ceil(cards.length / columns) * (card.height + gapPx) - gapPx,
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cards)
    .png()
    .toFile(out);
}

endQuietlyWhenUnread();
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(helpText);
  else await drawSheet(options);
});
