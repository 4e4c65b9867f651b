import { readdirSync, readFileSync } from 'node:fs';
import {
  type ConstraintLabel,
  constraintLabels,
  type Selections,
} from '#contract/constraint-labels.ts';

const folder = new URL('../../database/catalogue/', import.meta.url);

const unquote = (text: string) => text.replaceAll("''", "'");

/** One group of the starting catalogue: the label that it feeds, and the names of its categories. */
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

/** Every name that a cook can choose on a fresh machine, under its label, as the catalogue's SQL has it. */
export function readStartingCatalogue(): Selections {
  const catalogue: Selections = {};
  for (const file of readdirSync(folder).sort()) {
    for (const [label, names] of readGroups(readFileSync(new URL(file, folder), 'utf8'))) {
      catalogue[label] = [...(catalogue[label] ?? []), ...names];
    }
  }
  return catalogue;
}
