import { createInterface } from 'node:readline';
import { type Checked, checkDocument, checkText } from './check-recipe/check-document.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

const helpText = `npm run -s check < recipe.json

Reads recipes with their selections as JSON from standard input, and prints one line of JSON for each:
  { ok, verdicts: [{ check, subject, outcome, severity, findings }], notes, nutrition, error }

Input: one JSON document (it may span lines), a JSON array of them, or JSON lines. A document is
  { "recipe": { "title", "description", "ingredients": [], "instructions": [], "tips": [],
                "prepTime", "cookTime", "servings", "difficulty" },
    "selections": { "Allergens": ["Milk"], "Dietary Constraints": ["Vegan"] }, "wish": "no garlic" }
or the recipe's fields beside "selections", or { "text": "# a model's answer …", "selections": {} }.
Selections go by label or by group slug ("dietary-constraints", "meal-type").

Each finding says what it rests on: "enters" (list or step), "mentioned", "offered" (tip, serving suggestion), "named" (title, description).
outcome: passed, noted (served with a note), failed; severity of a failure: blocking is never served, repairable is
served with a note after one repair. Selections that we do not know give an "error" with the text for the cook.

  --help   this text
`;

endQuietlyWhenUnread();

async function print(checked: Checked): Promise<void> {
  const hasRoom = process.stdout.write(`${JSON.stringify(checked)}\n`);
  if (!hasRoom) await new Promise((resume) => process.stdout.once('drain', resume));
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers each line that is a document at once. If the first line is not valid JSON, gathers the whole input first (`printGathered`). */
async function run(): Promise<void> {
  let gathered: string[] | undefined;
  let count = 0;
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const line = raw.replace(/^\uFEFF/, '');
    if (gathered) gathered.push(line);
    else if (line.trim() === '') continue;
    else if (count === 0 && !isWhole(line)) gathered = [line];
    else {
      count++;
      await printAll(line);
    }
  }
  if (gathered) await printGathered(gathered);
  else if (count === 0) await print(checkText(''));
}

async function printAll(text: string): Promise<void> {
  const document = isWhole(text) ? (JSON.parse(text) as unknown) : undefined;
  if (Array.isArray(document)) for (const one of document) await print(checkDocument(one));
  else await print(checkText(text));
}

/** Prints the result for one multi-line document, or for each line if only the first line was broken. */
async function printGathered(lines: readonly string[]): Promise<void> {
  const whole = lines.join('\n');
  const later = lines.slice(1).filter((line) => line.trim() !== '');
  const areLines =
    !isWhole(whole) && later.some((line) => line.trim().startsWith('{') && isWhole(line));
  if (!areLines) return printAll(whole);
  for (const line of lines) if (line.trim() !== '') await printAll(line);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(helpText);
else await run();
