import { isObject } from './find-record.ts';
import { markdownLines } from './markdown-lines.ts';
import { readIngredients } from './read-ingredients.ts';
import { markdownTree } from './read-markdown.ts';
import { readMarker, readStepNumber } from './read-marker.ts';
import { readSteps } from './read-steps.ts';
import { joinIngredient } from './read-tables.ts';
import { readTips } from './read-tips.ts';
import { safeText } from './safe-text.ts';
import { fold } from './words/fold.ts';
import { splitKey } from './words/key-names.ts';

const maxDepth = 8;
const maxEntries = 150;

/** Returns a number or string as text; of an array all items, and of an object its text field or else all its values. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'number')
    return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : '';
  if (typeof value === 'string') return safeText(withoutMarks(decoded(value.slice(0, 4000))));
  if (depth > maxDepth || typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value))
    return value
      .map((item) => textOf(item, depth + 1))
      .filter(Boolean)
      .join(', ');
  return (
    pick(value, words.text, depth + 1) ||
    Object.values(value)
      .map((item) => textOf(item, depth + 1))
      .filter(Boolean)
      .join(' ')
  );
}

/** Decodes HTML character references, which JSON does not need. */
function decoded(text: string): string {
  if (!/&#?\w{2,10};/.test(text) || text.length > 4000) return text;
  return markdownLines(markdownTree(text))
    .map((line) => line.text)
    .join(' ');
}

/** Removes bold, italic, code and link marks from a JSON string. A star or underscore inside a word stays. */
function withoutMarks(text: string): string {
  return text
    .replace(/(\*\*|__)(?=\S)([^*_]{1,400}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]{1,400}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]{1,200})`/g, '$1')
    .replace(/!?\[([^\][]{0,200})\]\([^()]{0,500}\)/g, '$1');
}

const words = {
  text: 'text|instruction|instructions|description|step|action|content|details|detail|direction|value|body|method|anweisung|beschreibung|descripción|descrizione|what|task|name|title|label|tip|note',
  amount:
    'amount|quantity|qty|menge|quantité|cantidad|quantità|quantidade|hoeveelheid|ilość|value|measure|measurement|数量|分量|用量|number|count',
  unit: 'unit|units|einheit|unité|unidad|unità|unidade|eenheid|uom|measurement unit|unit of measure|单位|単位',
  name: 'name|ingredient|item|food|product|zutat|ingrédient|ingrediente|title|what|ingredient name|食材|材料|ingredienti|label',
  note: 'notes|note|preparation|prep|comment|comments|form|state|details|remark|modifier|preparation notes|hinweis|description|extra',
  whole: 'text|original|raw|display|full|line|original string|full text|display text',
  group:
    'items|ingredients|ingredient|list|components|entries|contents|recipe ingredient|zutaten|steps|instructions|item list element|directions|tips',
  lead: 'title|name|heading|step title|step name|phase|headline|label|stage|summary',
  step: 'text|instruction|instructions|description|details|detail|action|content|direction|directions|step|value|body|method|what|task|anweisung|beschreibung|descripción|descrizione|description text',
} as const;
const sets = Object.fromEntries(Object.values(words).map((row) => [row, row.split('|').map(fold)]));

/** Returns the value of the first of these keys that is not empty, as text. The order of the keys in `row` decides. */
function pick(value: object, row: string, depth: number): string {
  return textOf(raw(value, row), depth);
}

function raw(value: object, row: string): unknown {
  const entries = Object.entries(value).map(([key, inner]) => [splitKey(key).name, inner] as const);
  for (const name of sets[row] ?? []) {
    const found = entries.find(([key, inner]) => key === name && inner !== null && inner !== '');
    if (found) return found[1];
  }
  return undefined;
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function ingredientOf(value: object, depth: number): string[] {
  const group = raw(value, words.group);
  if (typeof group === 'object' && group !== null) return ingredientEntries(group, depth + 1);
  const whole = pick(value, words.whole, depth);
  if (whole !== '') return [whole];
  const name = pick(value, words.name, depth);
  if (name === '') return ingredientMap(value, depth);
  const amount = pick(value, words.amount, depth).replace(/^0$/, '');
  const unit = pick(value, words.unit, depth);
  const isOptional = Object.entries(value).some(
    ([key, inner]) => key === 'optional' && inner === true,
  );
  const joined = joinIngredient({ amount, unit, name, note: pick(value, words.note, depth) });
  return [isOptional && !/optional/i.test(joined) ? `${joined} (optional)` : joined];
}

/** Reads a map: the key of {"flour": "200 g"} is the ingredient, the key of {"For the sauce": […]} is the group. */
function ingredientMap(value: object, depth: number): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isScalar(inner)) {
      const text = textOf(inner);
      return /^\d+$/.test(key)
        ? [text]
        : [
            joinIngredient({
              amount: text,
              unit: '',
              name: safeText(key.replace(/_/g, ' ')),
              note: '',
            }),
          ];
    }
    if (
      isObject(inner) &&
      pick(inner, words.name, depth) === '' &&
      pick(inner, words.amount, depth) !== ''
    ) {
      return ingredientOf({ ...inner, name: key }, depth);
    }
    return ingredientEntries(inner, depth + 1);
  });
}

function withoutBullet(text: string): string {
  const marker = readMarker(text);
  return marker && marker.kind !== 'step' ? marker.rest : text;
}

/** Reads ingredients in any JSON shape: strings, objects, groups, a map, one string. */
export function ingredientEntries(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') {
    return depth === 0
      ? readIngredients(markdownLines(markdownTree(value)))
      : [withoutBullet(textOf(value))];
  }
  if (Array.isArray(value)) {
    const isGroupName = (item: unknown) =>
      typeof item === 'string' && /^[^\d]{2,50}[:：]$/.test(item.trim());
    return value
      .slice(0, maxEntries)
      .filter((item) => !isGroupName(item))
      .flatMap((item) => ingredientEntries(item, depth + 1));
  }
  return isObject(value)
    ? depth === 0
      ? ingredientMap(value, depth)
      : ingredientOf(value, depth)
    : [];
}

function stepOf(value: object, depth: number): string[] {
  const group = raw(value, words.group);
  if (Array.isArray(group) && group.length > 0) {
    const isStep = /^howtostep$/i.test(textOf(raw(value, '@type') ?? ''));
    const inner = stepEntries(group, depth + 1);
    return isStep ? [inner.join(' ')] : inner;
  }
  const text = pick(value, words.step, depth);
  const lead = withoutNumber(pick(value, words.lead, depth)).replace(/:$/, '');
  const isOwnName =
    lead === '' ||
    text === lead ||
    text.toLowerCase().startsWith(lead.toLowerCase().replace(/[.…]+$/, ''));
  if (text === '' || /^\d+$/.test(text)) return lead === '' ? stepMap(value, depth) : [lead];
  return [isOwnName ? withoutNumber(text) : `${lead}: ${withoutNumber(text)}`];
}

/** Reads steps from a map: {"1": "Boil.", "step2": "Drain."}. */
function stepMap(value: object, depth: number): string[] {
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([, inner]) => (typeof inner === 'number' ? [] : stepEntries(inner, depth + 1)));
}

function withoutNumber(text: string): string {
  const marker = readStepNumber(text) ?? readMarker(text);
  return marker ? marker.rest : text;
}

/** Reads steps in any JSON shape: strings, HowToStep and HowToSection, a map, one string. */
export function stepEntries(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') {
    return depth === 0
      ? readSteps(markdownLines(markdownTree(value)))
      : [withoutNumber(textOf(value))];
  }
  if (Array.isArray(value)) {
    return value.slice(0, maxEntries).flatMap((item) => stepEntries(item, depth + 1));
  }
  return isObject(value)
    ? depth === 0 && !isSingleStep(value)
      ? groupOrMap(value, depth)
      : stepOf(value, depth)
    : [];
}

const isSingleStep = (value: object) =>
  pick(value, words.step, 0) !== '' && !Array.isArray(raw(value, words.step));

function groupOrMap(value: object, depth: number): string[] {
  const group = raw(value, words.group);
  return Array.isArray(group) ? stepEntries(group, depth + 1) : stepMap(value, depth);
}

/** Reads tips from a list, a string or objects. */
export function tipEntries(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) {
    return value.slice(0, maxEntries).flatMap((item) => tipEntries(item, depth + 1));
  }
  if (isObject(value) && depth === 0)
    return Object.values(value).flatMap((item) => tipEntries(item, depth + 1));
  if (typeof value === 'string' && depth === 0) return readTips(markdownLines(markdownTree(value)));
  return [withoutBullet(textOf(value))];
}
