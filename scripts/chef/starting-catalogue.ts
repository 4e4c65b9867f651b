import { readdirSync, readFileSync } from 'node:fs';
import {
  type ConstraintLabel,
  constraintLabels,
  type Selections,
} from '#contract/constraint-labels.ts';

const folder = new URL('../../database/catalogue/', import.meta.url);

const unquote = (text: string) => text.replaceAll("''", "'");

/** Reads the groups of the starting catalogue: the label of each group, and the names of its categories. */
function readGroups(sql: string): [ConstraintLabel, string[]][] {
  return sql
    .split('select private.add_starting_group(')
    .slice(1)
    .map((call) => {
      const label = /^'(?:[^']|'')*', '(?:[^']|'')*', \d+, '([^']*)'/.exec(call)?.[1];
      const found = constraintLabels.find((known) => known === label);
      if (!found) throw new Error(`The starting catalogue has a group under "${label}".`);
      const names = [...call.matchAll(/^\s*\['[^']+', '((?:[^']|'')+)',/gm)];
      return [found, names.map(([, name = '']) => unquote(name))];
    });
}

/** Returns all names that a cook can choose on a fresh installation, by label, read from the catalogue's SQL. */
export function readStartingCatalogue(): Selections {
  const catalogue: Selections = {};
  for (const file of readdirSync(folder).sort()) {
    for (const [label, names] of readGroups(readFileSync(new URL(file, folder), 'utf8'))) {
      catalogue[label] = [...(catalogue[label] ?? []), ...names];
    }
  }
  return catalogue;
}
