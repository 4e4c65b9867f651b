import { compoundTables } from './compounds/tables.ts';
import type { NamedEntry } from './entry.ts';
import { maskTables } from './masks/tables.ts';
import { ingredient, tagsOf } from './pantry.ts';
import { listOf } from './parse-table.ts';
import { rowsOf } from './rows.ts';
import { type Tag, withImplied } from './tags.ts';

/** Reads the tags of a cell. A leading minus removes a tag that the parts would add: `milk -pork`. */
function readTags(cell: string, where: string): { tags: Tag[]; without: Tag[] } {
  const words = listOf(cell, ' ');
  const read = (list: string[]) => tagsOf(list.join(' '), where).contains;
  return {
    tags: read(words.filter((word) => !word.startsWith('-'))),
    without: read(words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))),
  };
}

/**
 * Converts a row of a compound table: name | also called | parts | contains | may | source. Parts are
 * ingredient ids whose tags the food inherits; `~id` means that it is a kind of that ingredient and counts as it.
 */
function madeFoodOf(row: string[]): NamedEntry {
  const [name = '', aliases = '', partCell = '', containCell = '', mayCell = '', source = ''] = row;
  const parts = listOf(partCell, ' ');
  const ids = parts.map((part) => part.replace(/^~/, ''));
  const members = ids.map(ingredient);
  const { tags, without } = readTags(containCell, name);
  const may = readTags(mayCell, name);
  const contains = withImplied([...tags, ...members.flatMap((member) => [...member.tags])]);
  for (const tag of without) contains.delete(tag);
  if (!contains.has('crustaceans') && !contains.has('molluscs') && !tags.includes('shellfish')) {
    contains.delete('shellfish');
  }
  const mayContain = new Set([
    ...withImplied(may.tags),
    ...members.flatMap((member) => [...member.mayContain]),
  ]);
  for (const tag of without) if (!may.tags.includes(tag)) mayContain.delete(tag);
  for (const tag of [...may.without, ...contains]) mayContain.delete(tag);
  const kind = partCell.startsWith('~') ? 'ingredient' : 'compound';
  const dish = source.startsWith('classic recipe') ? ({ isDish: true } as const) : {};
  const entry = { kind, name, ingredientIds: ids, contains, mayContain, ...dish } as const;
  return { entry, names: [name, ...listOf(aliases)] };
}

/** Converts a row of a mask table: name, also called | contains | may. Without tags, a mask only consumes its words. */
function maskOf([names = '', containCell = '', mayCell = '']: string[]): NamedEntry {
  const [name = '', ...aliases] = listOf(names);
  const entry = {
    kind: 'mask',
    name,
    ingredientIds: [],
    contains: withImplied(readTags(containCell, name).tags),
    mayContain: withImplied(readTags(mayCell, name).tags),
  } as const;
  return { entry, names: [name, ...aliases] };
}

/** All made foods with their names. */
export const madeFoods: readonly NamedEntry[] = compoundTables.flatMap(rowsOf).map(madeFoodOf);

/** All names that only sound like a food. */
export const masks: readonly NamedEntry[] = maskTables.flatMap(rowsOf).map(maskOf);
