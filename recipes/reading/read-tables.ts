import { fold, foldedSet } from './words/fold.ts';

const columns = {
  amount: foldedSet([
    'amount|quantity|qty|measure|measurement|quantity (g)|metric|weight|volume|how much|menge|quantité|cantidad|quantità|dose|quantidade|hoeveelheid|ilość|mängd|mængde|mengde|miktar|количество|分量|用量|数量|분량|양|الكمية|मात्रा|amount (metric)|metric amount',
  ]),
  unit: foldedSet([
    'unit|units|einheit|unité|unidad|unità|unidade|eenheid|jednostka|enhet|birim|单位|단위|الوحدة',
  ]),
  name: foldedSet([
    'ingredient|ingredients|item|name|food|product|zutat|zutaten|ingrédient|ingrédients|ingrediente|ingredientes|ingredienti|ingrediënt|ingrediënten|składnik|składniki|ingrediens|ingredienser|malzeme|malzemeler|ингредиент|ингредиенты|продукт|材料|食材|原料|재료|المكون|المكونات|सामग्री',
  ]),
  note: foldedSet([
    'notes|note|preparation|prep|comment|comments|details|remarks|hinweis|hinweise|vorbereitung|remarque|préparation|notas|nota|preparación|note|opmerking|uwagi|form|state',
  ]),
  step: foldedSet([
    'step|#|no|no.|number|schritt|nr|étape|paso|passo|passaggio|stap|krok|steg|trin|adım|шаг|№|手順|步骤|단계|s.no|sr. no',
  ]),
  instruction: foldedSet([
    'instruction|instructions|action|description|what to do|directions|direction|method|details|task|anleitung|beschreibung|anweisung|instruction|description|instrucción|descripción|istruzione|descrizione|instrução|descrição|beschrijving|instructie|opis|czynność|beskrivning|instruktion|beskrivelse|talimat|açıklama|действие|описание|作業|説明|操作|说明|설명|الوصف|विवरण|procedure',
  ]),
  time: foldedSet([
    'time|duration|minutes|zeit|dauer|temps|durée|tiempo|tempo|tijd|czas|tid|süre|время|時間|时间|시간|الوقت|समय',
  ]),
} as const;
type Column = keyof typeof columns;

function columnsOf(head: readonly string[], wanted: readonly Column[]): Map<Column, number> {
  const found = new Map<Column, number>();
  head.forEach((cell, index) => {
    const name = fold(cell.replace(/\([^)]*\)/g, ''));
    const column = wanted.find((key) => columns[key].has(name) && !found.has(key));
    if (column) found.set(column, index);
  });
  return found;
}

const startsWithAmount = /^(?:~|ca\.? )?[\d½¼¾⅓⅔]/iu;

/** Guesses which of two columns without names holds the amounts. */
function guessAmount(rows: readonly (readonly string[])[]): Map<Column, number> {
  const counts = [0, 1].map(
    (index) => rows.filter((row) => startsWithAmount.test(row[index] ?? '')).length,
  );
  const amount = (counts[0] ?? 0) >= (counts[1] ?? 0) ? 0 : 1;
  return new Map<Column, number>([
    ['amount', amount],
    ['name', 1 - amount],
  ]);
}

const vague = /^(?:[-–—]|n\/a|none|)$/iu;

/** Joins the cells of an ingredient: "200 g" and "flour" → "200 g flour". An amount such as "to taste" goes after the name. */
export function joinIngredient(parts: {
  amount: string;
  unit: string;
  name: string;
  note: string;
}): string {
  const { name, note } = parts;
  const given = vague.test(parts.amount) ? '' : parts.amount;
  const unit =
    vague.test(parts.unit) || (given !== '' && fold(given).endsWith(fold(parts.unit)))
      ? ''
      : parts.unit;
  const amount = [given, unit].filter(Boolean).join(' ');
  const isBehind =
    amount !== '' &&
    !startsWithAmount.test(amount) &&
    !/^(?:an?|one|two|three|four|half|some|few|pinch|handful|dash|ein|eine|une?|una?|etwas|bunch|splash|drizzle|small|large|medium)\b/iu.test(
      amount,
    );
  const joined = isBehind ? `${name}, ${amount}` : [amount, name].filter(Boolean).join(' ');
  const bare = note.replace(/^\((.*)\)$/, '$1');
  return vague.test(bare) || name === '' ? joined : `${joined}, ${bare}`;
}

/** Returns the ingredients of a table, whichever column holds the amounts. */
export function readIngredientTable(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows;
  let found = columnsOf(head, ['name', 'amount', 'unit', 'note']);
  let data = body;
  if (!found.has('name') && found.has('amount') && head.length === 2)
    found.set('name', 1 - (found.get('amount') ?? 0));
  if (!found.has('name')) {
    found = head.length > 1 ? guessAmount(rows) : new Map<Column, number>([['name', 0]]);
    data = head.some((cell) => startsWithAmount.test(cell)) ? [...rows] : body;
  }
  return data.flatMap((row) => {
    const cell = (column: Column) => row[found.get(column) ?? -1] ?? '';
    const isGroup =
      row.length > 1 && row.filter((text) => text !== '').length === 1 && !cell('amount');
    const name = cell('name');
    if (name === '' || (isGroup && (/[:：]$/.test(name) || /^for /i.test(name)))) return [];
    return [
      joinIngredient({ amount: cell('amount'), unit: cell('unit'), name, note: cell('note') }),
    ];
  });
}

/** True for a table whose header names a column for ingredients and one for amounts. */
export function isIngredientTable(rows: readonly (readonly string[])[]): boolean {
  const found = columnsOf(rows[0] ?? [], ['name', 'amount']);
  return rows.length > 2 && found.has('name') && found.has('amount');
}

/** True for a table whose first column numbers the steps. */
export function isStepTable(rows: readonly (readonly string[])[]): boolean {
  const found = columnsOf(rows[0] ?? [], ['step']);
  const isCounted = rows.slice(1).every(([cell = '']) => /^\D{0,6}\d{1,2}\D?$/.test(cell));
  return rows.length > 2 && found.get('step') === 0 && isCounted;
}

/** Returns the steps of a table: the instruction column, with the time appended when the instruction does not name it. */
export function readStepTable(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows;
  const found = columnsOf(head, ['step', 'instruction', 'time']);
  const used = [...found.values()];
  const free = head.findIndex((_cell, index) => !used.includes(index));
  const main = found.get('instruction') ?? (free >= 0 ? free : (found.get('step') ?? 0));
  return body.flatMap((row) => {
    const text = row[main] ?? '';
    if (text === '') return [];
    const step = found.get('step') === main ? '' : (row[found.get('step') ?? -1] ?? '');
    const time = row[found.get('time') ?? -1] ?? '';
    const lead = /^\W*(?:step\s*)?\d*\W*$/iu.test(step)
      ? ''
      : `${step.replace(/^\d+[.)]\s*/, '')}: `;
    const isNew = /\d/.test(time) && !text.includes(/\d+/.exec(time)?.[0] ?? '');
    return [`${lead}${text}${isNew ? ` (${time})` : ''}`];
  });
}
