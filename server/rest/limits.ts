/** What one request may ask for at most. Each bound has its own clear refusal, so that none ends as a 500. */
export const limits = {
  queryCharacters: 32_768,
  parameters: 200,
  selectItems: 200,
  /** `select=a(b(c))` has the depth 3. */
  selectDepth: 6,
  embeds: 24,
  /** Columns of a row once every `*` is written out; PostgreSQL itself stops at 1664. */
  selectedColumns: 1000,
  conditions: 200,
  /**
   * Conditions, and rows and values of embedded resources, as they stand in the statement: a filter on an embedded resource is written out wherever
   * that resource is asked for, so that a few at each level multiply.
   */
  statementParts: 2000,
  logicDepth: 10,
  listItems: 2000,
  orderTerms: 20,
  jsonPathSteps: 10,
  /** PostgreSQL cuts longer names off without an error. */
  nameBytes: 63,
  bodyRows: 10_000,
  bodyDepth: 100,
  /** Largest LIMIT or OFFSET that is understood; twelve digits. */
  rangeNumber: 999_999_999_999,
} as const;
