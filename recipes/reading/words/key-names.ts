import { type FactName, factNames } from './fact-names.ts';
import { fold } from './fold.ts';
import { type SectionName, sectionNames } from './section-names.ts';

export type KeyName = SectionName | FactName;

/** Keys of schema.org and of ad hoc JSON that are not section headings. */
const rows: Partial<Record<KeyName, string>> = {
  ingredients:
    'recipe ingredient|recipe ingredients|ingredient groups|ingredient sections|ingredients list|ingredient list|ingredientes lista',
  instructions:
    'recipe instructions|recipe instruction|recipe steps|cooking steps|directions list|method steps|step list|how to|instructions list',
  title: 'name|title|recipe name|recipe title|headline|dish name|dish|label',
  description:
    'description|summary|short description|intro|introduction|about|overview|subtitle|blurb|abstract|tagline|tag line|teaser|hook|story|lead|caption|dish description|recipe description',
  tips: 'tips|notes|chef tips|chef s tips|chefs tips|cook notes|chef notes|recipe notes|hints|pro tips|cooking tips|tips and tricks|additional notes',
  nutrition:
    'nutrition|nutrition per serving|nutritional info|nutritional information|nutrition facts|nutrition info|nutrition information|macros|nutritional values|nutrition estimate',
  photo:
    'photo prompt|image prompt|picture prompt|photography prompt|image description|photo description|photo|food photo prompt',
  prep: 'prep|prep time|preparation time|preparation|prep minutes|active time',
  cook: 'cook|cook time|cooking time|bake time|baking time|cook minutes|cooking|perform time',
  total: 'total|total time|ready in|ready in minutes|time|duration|total minutes',
  servings:
    'servings|yield|recipe yield|serves|portions|yields|serving count|number of servings|makes|people',
  difficulty: 'difficulty|difficulty level|level|skill level|complexity',
};

const names = new Map<string, KeyName>([
  ...[...sectionNames].filter(([, name]) => name !== 'other' && name !== 'meta'),
  ...factNames,
  ...(Object.keys(rows) as KeyName[]).flatMap((key) =>
    (rows[key] ?? '').split('|').map((name) => [fold(name), key] as const),
  ),
]);
/** Keys such as "Zubereitung" or "preparación" hold the steps, unless their value is a time. */
const stepKeys = new Set(
  [...sectionNames].filter(([, name]) => name === 'instructions').map(([name]) => name),
);

/** "prepTimeMinutes", "prep_time", "Prep Time (min)" → "prep time", and the unit of the key in minutes (60 for hours, else 1). */
export function splitKey(key: string): { name: string; unitMinutes: number } {
  const spaced = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.@$]+/g, ' ')
    .replace(/[()[\]]/g, ' ');
  const folded = fold(spaced);
  const bare = folded.replace(/ (?:in )?(?:minutes?|mins?|hours?|hrs?)$/, '');
  return { name: bare, unitMinutes: bare !== folded && /h(?:ou)?rs?$/.test(folded) ? 60 : 1 };
}

/** Returns the meaning of a key in a JSON or YAML answer. The value decides when the key has two meanings. */
export function keyName(key: string, value: unknown): KeyName | undefined {
  const { name } = splitKey(key);
  const holdsMany = typeof value === 'object' && value !== null;
  const isLong = typeof value === 'string' && value.length > 60;
  if (stepKeys.has(name) && (holdsMany || isLong)) return 'instructions';
  return names.get(name) ?? (/^(?:step|steps|method)$/.test(name) ? 'instructions' : undefined);
}
