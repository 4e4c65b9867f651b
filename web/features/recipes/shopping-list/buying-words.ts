import { splitAmount } from '../../../ui/split-amount.ts';
import { dryForCooked } from './dry-for-cooked.ts';

/** Preparation at home, which is not part of what a shop sells. */
const done =
  'diced|chopped|crushed|minced|sliced|grated|peeled|trimmed|halved|quartered|shredded|torn|picked|deseeded|seeded|cored|cubed|julienned|beaten|whisked|melted|softened|toasted|drained|rinsed|washed|soaked|mashed|squeezed|juiced|zested|sifted|cut|broken|crumbled|snipped|bashed|bruised|scrubbed|stoned|pitted|hulled|thawed|defrosted|warmed|cooled|chilled|scored|patted|podded|shelled|separated|divided|reserved|flaked|sieved|strained|roughly|finely|thinly|thickly|coarsely|lengthways|at room temperature|room temperature';
const isDone = new RegExp(String.raw`\b(?:${done})\b`, 'i');
/** "In 2 cm dice", "into wedges", "on the diagonal": says how, not what. */
const isHow =
  /^(?:in|into|on|across|against|plus time)\b(?!.*\b(?:oil|brine|water|juice|syrup|sauce)\b)/i;
/** Foods that are sold prepared, in tins and packets: "chopped tomatoes", "grated Parmesan", "sliced bread". */
const soldSo =
  /\b(?:tomato(?:es)?|almonds?|hazelnuts?|walnuts?|pecans?|nuts?|cheese|mozzarella|cheddar|parmesan|bread|ham|bacon|olives?|prunes?|dates?|coconut|pineapple|peas|spices?|seeds?|tins?|cans?|jars?)\b/i;
const leading = new RegExp(
  String.raw`^(?:(?:finely|roughly|thinly|thickly|coarsely|freshly)\s+)?(?:${done})(?:\s+and\s+(?:${done}))?,?\s+`,
  'i',
);

/**
 * Splits a line into its amount and what to look for in a shop: "400 g waxy potatoes, in 2 cm dice" → "waxy potatoes". Cooked rice
 * is bought dry.
 */
export function buyingWords(line: string): { amount: string; what: string; note: string } {
  const { amount, what, note } = splitAmount(line);
  const dry = dryForCooked(amount, what);
  if (dry) return dry;
  const bare = what.replace(leading, '');
  const isKept = bare === '' || soldSo.test(what) || soldSo.test(amount);
  const notes = note
    .split(/,\s+|\s+and\s+(?=\w+(?:ed|ly)\b)/)
    .filter((part) => part !== '' && !isDone.test(part) && !isHow.test(part));
  return { amount, what: isKept ? what : bare, note: notes.join(', ') };
}
