import type { Line } from './line.ts';
import { readFactLine } from './read-facts.ts';
import { withoutPictures } from './read-marker.ts';
import { factNames } from './words/fact-names.ts';
import { fold } from './words/fold.ts';
import { type SectionName, sectionNames } from './words/section-names.ts';

/** The section that a line opens, and the text after its name on the same line. */
export type Opening = { name: SectionName; rest: string };

const bare = (text: string) =>
  fold(
    withoutPictures(text)
      .replace(/\([^)]*\)|（[^）]*）|【|】/g, ' ')
      .replace(/^[\s#*_]*(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.):]\s+/u, ''),
  ).replace(
    /^(?:the|your|our|full|complete|detailed|easy|simple|die|les|los|las|gli|i) (?=\p{L})/u,
    '',
  );

const behind =
  /^(.{3,40}?)(?:\s+(?:for|für|pour|para|per|voor|for|dla|för|til|till|do|de la|del|of|\/|&|and|und|et|y|e|en|og|och)\s+.+|\s*[-–—:(].+)$/u;
const tipWord =
  /^(?:tips?|notes?|tricks?|hints?|advice|tipps?|hinweise?|conseils?|astuces?|consejos?|trucos?|consigli(?:o)?|dicas?|wskazówki|porady|noter|vinkit|советы|ipuçları)$/u;
/** Words that may stand beside a tip word in a heading of tips. Any other word makes it the name of a dish ("Asparagus tips with ham"). */
const cookWord =
  /^(?:the|my|our|your|some|a|an|one|two|three|last|little|few|more|extra|quick|pro|top|best|expert|helpful|useful|handy|additional|important|final|recipe|recipes|cooking|cook's|cooks|baking|baker's|chef|chef's|chefs|chefs'|kitchen|storage|serving|make-ahead|make|ahead|reheating|substitution|for|success|on|and|und|et|y|e|en|i|of|from|the|optional|special|perfect|results|freezing|preparation|prep|safety|allergy|leftover|healthy|bonus|insider|secret|du|de|del|dello|dei|do|van|vom|des|la|le|les|&|\+|\/)$/u;

/** Reads a heading that contains a section name: "Step-by-Step Instructions", "Ingredients for the sauce", "Chef's Tips & Tricks". */
function looseName(name: string): SectionName | undefined {
  const beginning = behind.exec(name)?.[1];
  const known = beginning === undefined ? undefined : sectionNames.get(fold(beginning));
  if (known && known !== 'title' && known !== 'meta' && known !== 'description') return known;
  const words = name.split(/[\s/&+]+/u).filter(Boolean);
  if (words.length > 7) return undefined;
  const last = sectionNames.get(words.at(-1) ?? '');
  const isLastKnown = last === 'ingredients' || last === 'instructions';
  if (isLastKnown && words.length <= 4 && words.at(-1) !== 'cooking') return last;
  if (words[0] === 'nutrition' || words[0] === 'nutritional') return 'nutrition';
  if (words.some((word) => tipWord.test(word))) {
    const isAbout = words.every((word) => tipWord.test(word) || cookWord.test(word));
    return isAbout ? 'tips' : undefined;
  }
  return undefined;
}

/** Returns the section that a heading names. `strict` accepts only exact names, for a heading that may be the name of the dish. */
function sectionNamed(heading: string, strict = false): SectionName | undefined {
  const name = bare(heading);
  // "You'll need (equipment)" lists no food.
  const remark = sectionNames.get(fold(/\(([^()]{3,40})\)/.exec(heading)?.[1] ?? ''));
  if (remark === 'other') return remark;
  return sectionNames.get(name) ?? (strict ? undefined : looseName(name));
}

const inlineSections: readonly SectionName[] = [
  'ingredients',
  'instructions',
  'tips',
  'nutrition',
  'photo',
  'description',
  'title',
  'meta',
  'other',
];

/** Reads a section name and its content from one line: "Ingredients: 2 eggs, …". */
function openingWithRest(text: string): Opening | undefined {
  const [, label = '', rest = ''] = /^([^:：]{2,45}?)\s*[:：]\s*(\S.*)$/u.exec(text) ?? [];
  const folded = bare(label);
  const name =
    sectionNames.get(folded) ?? (/tip|note/.test(folded) ? looseName(folded) : undefined);
  if (!name || !inlineSections.includes(name)) return undefined;
  // "Preparation: 15 minutes" is a fact, "Nutrition: 350 kcal" is not.
  if (name !== 'nutrition' && name !== 'meta' && readFactLine(text).length > 0) return undefined;
  // "Time: 20 minutes" states a fact, "Meta: Prep 5 min, …" opens a section.
  if (name === 'meta' && (factNames.has(folded) || readFactLine(rest).length === 0))
    return undefined;
  return { name, rest };
}

/** Returns the section that the line names or begins with; undefined for any other line. */
export function openingOf(line: Line, strict: boolean): Opening | undefined {
  const { kind, text } = line;
  if (kind === 'table' || kind === 'rule' || text.length > 4000) return undefined;
  if (kind === 'item' && line.ordinal !== undefined && line.children.length === 0) return undefined;
  const short = text.length <= 90 && !/[.!?]$/.test(text);
  const isHeading =
    kind === 'heading' || kind === 'bold' || (kind === 'item' && line.children.length > 0);
  const name = short ? sectionNamed(text, strict || !isHeading) : undefined;
  if (name && (isHeading || kind === 'text')) return { name, rest: '' };
  return openingWithRest(text);
}
