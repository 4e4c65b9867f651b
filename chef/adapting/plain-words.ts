import type { Tag } from '#recipes/pantry/tags.ts';

/**
 * Words of the kitchen that are also foods: said of a dish without the food they would promise it. Only where foods of the tag had to
 * go.
 */
const plainer: readonly (readonly [Tag, RegExp, string])[] = [
  ['meat', /\bragù\b/g, 'sauce'],
  ['meat', /\bmeatballs\b/g, 'balls'],
  ['meat', /\bgravy\b/g, 'sauce'],
  ['milk', /\b(to|into) a (smooth |thick |pale )?cream\b/g, '$1 a $2paste'],
  ['milk', /\bthick as (?:double |single |pouring )?cream\b/g, 'thick as paint'],
  ['milk', /\blike (?:double |single |pouring )?cream\b/g, 'like paint'],
  ['milk', /\bcurds\b/g, 'folds'],
  ['milk', /\b(colour of|like) toffee\b/g, '$1 old copper'],
  ['eggs', /\begg-washed\b/g, 'glazed'],
  ['eggs', /\bthick as custard\b/g, 'thick as paint'],
  ['gluten', /\bToast\b(?= [\d\uE000-\uF8FF]| the)/gu, 'Brown'],
  ['gluten', /\btoast\b(?= [\d\uE000-\uF8FF]| the| it| them)/gu, 'brown'],
  ['gluten', /\bcolour of toast\b/g, 'colour of copper'],
  ['gluten', /\btoasts\b/g, 'slices'],
  ['gluten', /\b(?:fine |coarse )?breadcrumbs\b/g, 'crumbs'],
  ['gluten', /\bfloured\b/g, 'dusted'],
  ['gluten', /\bcroutons\b/g, 'gluten-free croutons'],
  ['gluten', /\bbatons\b/g, 'sticks'],
  ['gluten', /\bcrumbles?\b/g, 'falls apart'],
];

/** A text with plainer words where the usual ones would name a kind of food that has gone. */
export const inPlainWords = (text: string, gone: ReadonlySet<Tag>): string =>
  plainer.reduce(
    (said, [tag, pattern, to]) => (gone.has(tag) ? said.replace(pattern, to) : said),
    text,
  );
