import type { Field } from './field.ts';
import type { IsValue, SymbolOperator, TextSearch } from './operators.ts';

/** The test of one field. Values are text as received: PostgreSQL converts them to the column's type. */
export type Test =
  | {
      kind: 'symbol';
      operator: SymbolOperator;
      quantifier: 'any' | 'all' | undefined;
      value: string;
    }
  | { kind: 'is'; value: IsValue }
  | { kind: 'in'; values: string[] }
  | { kind: 'search'; search: TextSearch; language: string | undefined; value: string };

export type Filter = { kind: 'filter'; field: Field; negated: boolean; test: Test };

export type LogicTree = {
  kind: 'and' | 'or';
  negated: boolean;
  children: Condition[];
};

export type Condition = Filter | LogicTree;
