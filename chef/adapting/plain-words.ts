import type { Tag } from '#recipes/pantry/tags.ts';
import type { Ban } from '#recipes/selections/requirements.ts';

/**
 * Kitchen words that also name a food, with a plainer word for dishes without that food. Used only when foods of the tag are
 * forbidden.
 */
const plainer: readonly (readonly [Tag, RegExp, string])[] = [
  ['meat', /\bragù\b/g, 'sauce'],
  ['onion-family', /\bragù\b/g, 'sauce'],
  ['celery', /\bragù\b/g, 'sauce'],
  ['beef', /\bragù\b/g, 'sauce'],
  ['beef', /\bmeatballs\b/g, 'balls'],
  ['eggs', /\bmeatballs\b/g, 'balls'],
  ['gluten', /\bmeatballs\b/g, 'balls'],
  ['wheat', /\bmeatballs\b/g, 'balls'],
  ['fish', /\bpoke\b/g, 'press'],
  ['gelatine', /\bjelly coats\b/g, 'soft coats'],
  ['gelatine', /\bgummy\b/g, 'sticky'],
  ...(['milk', 'gluten'] as const).flatMap((tag): (readonly [Tag, RegExp, string])[] => [
    [tag, /\bCrumble (?=the |it |them |in |over |[\uE000-\uF8FF])/gu, 'Break '],
    [tag, /\bcrumble (?=the |it |them |in |over |[\uE000-\uF8FF])/gu, 'break '],
    [tag, /\bcrumbles\b/g, 'falls apart'],
    [tag, /\bcrumble\b/g, 'fall apart'],
  ]),
  ['eggs', /\brémoulade\b/g, 'sauce'],
  ['mustard', /\brémoulade\b/g, 'sauce'],
  ['milk', /\begg cream\b/g, 'egg mixture'],
  ['fodmap', /\bcurds\b/g, 'folds'],
  ['added-sugar', /\bslush\b/g, 'paste'],
  ['starchy', /\bbatons\b/g, 'sticks'],
  ['meat', /\bmeatballs\b/g, 'balls'],
  ['meat', /\bgravy\b/g, 'sauce'],
  ['milk', /\b(to|into) a (smooth |thick |pale )?cream\b/g, '$1 a $2paste'],
  ['milk', /\bthick as (?:double |single |pouring )?cream\b/g, 'thick as paint'],
  ['milk', /\blike (?:double |single |pouring )?cream\b/g, 'like paint'],
  ['milk', /\bcurds\b/g, 'folds'],
  ['milk', /\bCream (?=the |[\uE000-\uF8FF])/gu, 'Beat '],
  ['milk', /\bcream (?=the |[\uE000-\uF8FF])/gu, 'beat '],
  ['milk', /\bsweet pastry\b/g, 'pastry'],
  ['milk', /\b(colour of|like) toffee\b/g, '$1 old copper'],
  ['eggs', /\begg-washed\b/g, 'glazed'],
  ['eggs', /\bthick as custard\b/g, 'thick as paint'],
  ['gluten', /\bToast\b(?! and\b)/gu, 'Brown'],
  ['gluten', /\btoast\b(?= [\d\uE000-\uF8FF]| the| it| them|ed)/gu, 'brown'],
  ['gluten', /\bcolour of toast\b/g, 'colour of copper'],
  ['gluten', /\btoasts\b/g, 'slices'],
  ['gluten', /\b(?:fine |coarse )?breadcrumbs\b/g, 'crumbs'],
  ['gluten', /\bfloured\b/g, 'dusted'],
  ['gluten', /\binto a loaf\b/g, 'into a block'],
  ['gluten', /\bcroutons\b/g, 'gluten-free croutons'],
  ['gluten', /\bbatons\b/g, 'sticks'],
];

/** Returns a text with plainer words where the usual words would name a forbidden kind of food. */
export const inPlainWords = (text: string, bans: readonly Ban[]): string =>
  plainer.reduce(
    (said, [tag, pattern, to]) =>
      bans.some(({ tags }) => tags.has(tag === 'gluten' && tags.has('wheat') ? 'wheat' : tag))
        ? said.replace(pattern, to)
        : said,
    text,
  );
