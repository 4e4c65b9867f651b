/** The SQL operators of the dialect's operators. */
export const symbols = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;

/** The four full-text search operators and the SQL function that parses the query of each. */
export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

/** The allowed values after `is.` and their SQL. */
export const isValues = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
} as const;

export type SymbolOperator = keyof typeof symbols;
export type TextSearch = keyof typeof textSearches;
export type IsValue = keyof typeof isValues;

const quantifiable = new Set<string>([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
]);

export function isSymbolOperator(word: string): word is SymbolOperator {
  return Object.hasOwn(symbols, word);
}

export function isTextSearch(word: string): word is TextSearch {
  return Object.hasOwn(textSearches, word);
}

export function isIsValue(word: string): word is IsValue {
  return Object.hasOwn(isValues, word);
}

/** Returns true for operators that accept `(any)` and `(all)`. */
export function isQuantifiable(operator: SymbolOperator): boolean {
  return quantifiable.has(operator);
}
