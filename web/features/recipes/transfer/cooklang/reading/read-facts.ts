import { readDuration } from '#recipes/reading/read-duration.ts';
import { readServings } from '#recipes/reading/read-servings.ts';
import { mostForeignCategories } from '../../imported/limits.ts';
import type { GivenRecipe } from '../../imported/outcome.ts';
import { shareTimes } from '../../imported/share-times.ts';
import { ownPath } from '../../transfer-recipe.ts';
import { cooklangFormat } from '../format-name.ts';

type Fields = ReadonlyMap<string, unknown>;

type Facts = Omit<GivenRecipe, 'ingredients' | 'instructions'> & {
  /** The ingredient list in one of our own files. */
  ownList: string[];
  /** Names of facts that a recipe here cannot store. */
  left: string[];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');

/** Returns the first of these facts that is not empty. */
const first = (fields: Fields, ...keys: string[]): string =>
  keys.map((key) => textsOf(fields.get(key)).join('\n')).find((text) => text !== '') ?? '';

function minutes(text: string): number | null {
  const exact = /^(\d{1,6})(?: min(?:ute)?s?)?$/.exec(text)?.[1];
  if (exact !== undefined) return Number(exact);
  return text === '' ? null : (readDuration(text) ?? null);
}

const prep = ['prep time', 'time.prep', 'preptime', 'prep_time', 'preparation time'];
const cook = ['cook time', 'time.cook', 'cooktime', 'cook_time', 'cooking time'];
const total = ['total time', 'time', 'duration', 'time required', 'time.total', 'time.required'];
const named = ['course', 'category', 'cuisine', 'diet', 'tags', 'tag', 'keywords'];
const servings = ['servings', 'serves', 'yield'];
const described = ['description', 'introduction', 'summary'];
/** Facts that are read elsewhere, and facts that only programs need. */
const other = ['title', 'name', 'difficulty', 'tips', 'tip', 'format', 'ingredients'];
const ofOurs = ['image', 'thumbnail', 'favorite', 'rating'];
const understood = new Set([
  ...[...prep, ...cook, ...total, ...named, ...servings, ...described, ...other],
]);

function categoriesOf(fields: Fields): string[] {
  const names = named
    .flatMap((key) => textsOf(fields.get(key)))
    .flatMap((text) => text.split(','))
    .map((name) => name.replace(/^[\s#"']+|[\s"']+$/g, ''))
    .filter(Boolean);
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].slice(0, mostForeignCategories);
}

const strings = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one) => one !== null && typeof one !== 'object').map(String)
    : [];
const string = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads the facts of one of our own files, whose texts are kept exactly as written. */
function ownFacts(fields: Fields, site: string): Facts {
  const rating = fields.get('rating');
  const said = fields.get('difficulty');
  return {
    name: string(fields.get('title')),
    description: string(fields.get('description')),
    tips: strings(fields.get('tips')),
    prepTimeMinutes: minutes(first(fields, 'prep time')),
    cookTimeMinutes: minutes(first(fields, 'cook time')),
    servings: Number(first(fields, 'servings') || Number.NaN),
    difficulty: said === undefined || said === null ? null : string(said),
    categories: strings(fields.get('tags')),
    imagePath: ownPath(string(fields.get('image')) || undefined, site),
    thumbnailPath: ownPath(string(fields.get('thumbnail')) || undefined, site),
    isFavorite: fields.get('favorite') === true,
    rating: typeof rating === 'number' ? rating : null,
    isOwn: true,
    ownList: strings(fields.get('ingredients')),
    left: [],
  };
}

/** Reads the facts of a file by any author or program, under the names they use for title, times and servings. */
export function readFacts(fields: Fields, site: string): Facts {
  if (fields.get('format') === cooklangFormat) return ownFacts(fields, site);
  const times = shareTimes(
    minutes(first(fields, ...prep)),
    minutes(first(fields, ...cook)),
    minutes(first(fields, ...total)),
  );
  return {
    name: first(fields, 'title', 'name').replace(/\s+/g, ' '),
    description: first(fields, ...described),
    tips: [...textsOf(fields.get('tips')), ...textsOf(fields.get('tip'))],
    prepTimeMinutes: times.prep,
    cookTimeMinutes: times.cook,
    servings: readServings(first(fields, ...servings)) ?? null,
    difficulty: first(fields, 'difficulty') || null,
    categories: categoriesOf(fields),
    imagePath: null,
    thumbnailPath: null,
    isFavorite: false,
    rating: null,
    isOwn: false,
    ownList: [],
    left: [...fields.keys()].filter((key) => !understood.has(key) && !ofOurs.includes(key)),
  };
}
