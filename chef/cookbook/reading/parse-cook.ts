import {
  type Ingredient,
  Parser,
  type Quantity,
  type ScaledRecipeWithReport,
  type Step,
  type Timer,
} from '@cooklang/cooklang';

/** Cooklang's items of a step, without the indices at which its parser keeps them. */
export type CookItem =
  | { kind: 'text'; text: string }
  | {
      kind: 'ingredient';
      name: string;
      /** The name used at this place: `@white wine|wine{}`. */
      alias: string | undefined;
      note: string | undefined;
      amount: CookAmount | undefined;
      /** Whether it was taken before and is mentioned again: `@&butter{}`. */
      isMention: boolean;
      /** The path of another file: `@./sauces/bechamel{}`. */
      reference: string | undefined;
    }
  | { kind: 'cookware'; name: string }
  | { kind: 'timer'; name: string | undefined; amount: CookAmount | undefined };

/** An amount as written. `low` differs from `high` in a range; both are undefined when it is not a number. */
export type CookAmount = {
  low: number | undefined;
  high: number | undefined;
  text: string;
  unit: string | null;
  isFixed: boolean;
};

export type CookStep = { part: string | undefined; items: CookItem[] };

/** Something that the parser did not understand. Lines are counted from one. */
type CookComplaint = { line: number | undefined; message: string };
export type CookText = { steps: CookStep[]; complaints: CookComplaint[] };

/** Cooklang extensions that the cookbook uses: mentions (`&`), other names (`|`), ranges, and timers that require a time. */
const extensions = { modifiers: 1 << 1, alias: 1 << 3, range: 1 << 9, timerNeedsTime: 1 << 10 };

let shared: Parser | undefined;

function parser(): Parser {
  if (!shared) {
    shared = new Parser();
    // Units are checked against the pantry, which has tins and cloves.
    shared.load_units = false;
    shared.extensions = Object.values(extensions).reduce((all, one) => all | one, 0);
  }
  return shared;
}

type ParserNumber =
  | { type: 'regular'; value: number }
  | { type: 'fraction'; value: { whole: number; num: number; den: number; err: number } };

/** Reads a number of the parser. The package types a number as any object, so its real shape is defined here. */
function numberOf(value: unknown): number {
  const number = value as ParserNumber;
  if (number.type === 'regular') return number.value;
  const { whole, num, den, err } = number.value;
  return whole + err + num / den;
}

function amountOf(quantity: Quantity | null): CookAmount | undefined {
  if (!quantity) return undefined;
  const { value, unit, scalable } = quantity;
  const isFixed = !scalable;
  if (value.type === 'text')
    return { low: undefined, high: undefined, text: value.value, unit, isFixed };
  const [low, high] =
    value.type === 'range'
      ? [numberOf(value.value.start), numberOf(value.value.end)]
      : [numberOf(value.value), numberOf(value.value)];
  return { low, high, text: low === high ? String(low) : `${low}–${high}`, unit, isFixed };
}

function ingredientOf({ name, alias, note, quantity, reference, relation }: Ingredient): CookItem {
  return {
    kind: 'ingredient',
    name,
    alias: alias ?? undefined,
    note: note ?? undefined,
    amount: amountOf(quantity),
    isMention: relation.relation.type === 'reference',
    reference:
      reference === null
        ? undefined
        : [...reference.components.filter((part) => part !== '.'), reference.name].join('/'),
  };
}

const timerOf = ({ name, quantity }: Timer): CookItem => ({
  kind: 'timer',
  name: name ?? undefined,
  amount: amountOf(quantity),
});

const complaintPattern = />(?:Warning|Error):<\/span> (.+)\n[^\n]*\n[^\n]*\n\s*(\d+) │/g;
/** A warning that the parser gives for every scaling lock, even a valid one. */
const untrue = 'Unnecessary scaling lock modifier';

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function complaintsOf(report: string): CookComplaint[] {
  const found = [...report.matchAll(complaintPattern)].map(([, message = '', line]) => ({
    line: Number(line),
    message: plainText(message),
  }));
  const said = found.filter(({ message }) => message !== untrue);
  // A report in an unknown format is shown whole instead of being lost.
  if (found.length === 0 && report.trim() !== '')
    return [{ line: undefined, message: plainText(report).trim() }];
  return said;
}

type ParsedRecipe = ScaledRecipeWithReport['recipe'];

/** Returns one item of a step, or undefined for an item that the cookbook does not use. */
function itemOf(item: Step['items'][number], recipe: ParsedRecipe): CookItem | undefined {
  if (item.type === 'text') return { kind: 'text', text: item.value };
  if (item.type === 'ingredient') {
    const found = recipe.ingredients[item.index];
    return found && ingredientOf(found);
  }
  if (item.type === 'cookware') {
    return { kind: 'cookware', name: recipe.cookware[item.index]?.name ?? '' };
  }
  const timer = item.type === 'timer' ? recipe.timers[item.index] : undefined;
  return timer && timerOf(timer);
}

/** Reads Cooklang with its official parser. Never throws; text that it does not understand is returned as a complaint. */
export function parseCook(text: string): CookText {
  const { recipe, report } = parser().parse(text);
  const steps = recipe.sections.flatMap(({ name, content }) =>
    content.flatMap((one) =>
      one.type === 'step'
        ? [
            {
              part: name ?? undefined,
              items: one.value.items.flatMap((item) => itemOf(item, recipe) ?? []),
            },
          ]
        : [],
    ),
  );
  return { steps, complaints: complaintsOf(report) };
}
