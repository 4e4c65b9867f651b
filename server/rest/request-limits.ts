/** Limits of one request. Each limit has its own error, so that none ends as a 500. */
export const limits = {
  queryCharacters: 32_768,
  parameters: 200,
  selectItems: 200,
  /** `select=a(b(c))` has the depth 3. */
  selectDepth: 6,
  embeds: 24,
  /** Columns of a row after every `*` is expanded; PostgreSQL itself allows 1664. */
  selectedColumns: 1000,
  conditions: 200,
  /**
   * Conditions, plus rows and values of embedded resources, counted in the SQL statement: a filter on an embedded resource is repeated
   * wherever that resource is selected, so that a few at each level multiply.
   */
  statementParts: 2000,
  logicDepth: 10,
  listItems: 2000,
  orderTerms: 20,
  jsonPathSteps: 10,
  /** PostgreSQL truncates longer names without an error. */
  nameBytes: 63,
  bodyRows: 10_000,
  bodyDepth: 100,
  /** Largest accepted LIMIT or OFFSET: twelve digits. */
  rangeNumber: 999_999_999_999,
} as const;
