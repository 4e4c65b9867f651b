import type { Block } from './blocks.ts';

export const SECTIONS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'tips',
  'nutrition',
  'meta',
  'photo',
  'other',
] as const;
export type Section = (typeof SECTIONS)[number];

const NAMES: readonly (readonly [RegExp, Section])[] = [
  [/photo|image|picture/, 'photo'],
  [/nutrition|macros?\b|calories/, 'nutrition'],
  [
    /ingredient|what you(?:'|’)?ll need|you will need|shopping list|zutaten|ingr[eé]dients|ingredientes|ingredienti/,
    'ingredients',
  ],
  [
    /instruction|method|direction|steps?\b|preparation\b|how to|procedure|cooking$|zubereitung|pr[eé]paration|preparaci[oó]n|preparazione/,
    'instructions',
  ],
  [/\btips?\b|chef|notes?\b|variation|serving suggestion|storage/, 'tips'],
  [
    /\bmeta|details|at a glance|overview|info|quick facts|recipe card|times?\b|servings?\b|yield|difficulty/,
    'meta',
  ],
  [/description|about|introduction|summary/, 'description'],
];

/** The section that a heading opens; undefined for one that names none (a title, or a group of a list). */
export function sectionOf(heading: string): Section | undefined {
  const key = heading.toLowerCase().replace(/^[\d.\s]+/, '');
  return key.length > 60 ? undefined : NAMES.find(([pattern]) => pattern.test(key))?.[1];
}

/** A line that is a heading in all but its markup: "Ingredients:" or "INSTRUCTIONS". */
function isPlainHeading(text: string): boolean {
  const bare = text.replace(/[:：]\s*$/, '');
  const marked = bare !== text || bare === bare.toUpperCase();
  return marked && bare.split(' ').length <= 5 && sectionOf(bare) !== undefined && !/\d/.test(bare);
}

/** Sorts the blocks of an answer into sections. The first heading that names no section is the title. */
export function sortIntoSections(blocks: readonly Block[]): Record<Section, Block[]> {
  const sections = Object.fromEntries(
    SECTIONS.map((name) => [name, [] as Block[]]),
  ) as unknown as Record<Section, Block[]>;
  let current: Section = 'description';
  for (const block of blocks) {
    const isHeading =
      block.kind === 'heading' || (block.kind === 'line' && isPlainHeading(block.text));
    const named = isHeading ? sectionOf(block.text) : undefined;
    if (named) current = named;
    else if (
      block.kind === 'heading' &&
      sections.title.length === 0 &&
      sections.ingredients.length === 0
    ) {
      sections.title.push(block);
      // What a model chatted before the title is no part of the recipe.
      sections.description = [];
      current = 'description';
    } else if (isHeading) {
      // A heading inside a list names a group of it; after the method it opens something else.
      if (current === 'description') current = 'other';
    } else sections[current].push(block);
  }
  return sections;
}
