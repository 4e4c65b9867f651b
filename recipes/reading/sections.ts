import type { Nodes, Root, RootContent } from 'mdast';
import { plainText } from './plain-text.ts';

export type SectionName = 'ingredients' | 'instructions' | 'tips' | 'nutrition' | 'meta' | 'photo';

/** A named part of the answer; `name` is undefined for the beginning and for headings that we do not know. */
export type Section = { name: SectionName | undefined; heading: string; nodes: RootContent[] };

const names: [SectionName, RegExp][] = [
  ['ingredients', /^(?:the )?ingredients?\b|^what you(?:'ll| will)? need/i],
  ['instructions', /^(?:the )?(?:instructions?|directions?|method|steps?|preparation|how to)\b/i],
  ['tips', /\b(?:tips?|notes?)\b/i],
  ['nutrition', /^nutrition/i],
  ['photo', /^(?:photo|image|picture)\b/i],
  ['meta', /^(?:meta|details|at a glance|info)\b/i],
];

function nameOf(heading: string): SectionName | undefined {
  return names.find(([, pattern]) => pattern.test(heading))?.[0];
}

/** The text of a heading, or of a paragraph that is nothing but bold words, which models use as one. */
function headingOf(node: RootContent): string | undefined {
  if (node.type === 'heading') return plainText(node);
  if (node.type !== 'paragraph') return undefined;
  const [only, ...others] = node.children;
  if (only?.type !== 'strong' || others.some((child: Nodes) => plainText(child) !== ''))
    return undefined;
  return plainText(only).replace(/:$/, '');
}

/** Cuts an answer at its headings. A heading inside a part that names no part (a subgroup of ingredients) stays in it. */
export function cutSections(root: Root): Section[] {
  const sections: Section[] = [{ name: undefined, heading: '', nodes: [] }];
  for (const node of root.children) {
    const heading = headingOf(node);
    const name = heading === undefined ? undefined : nameOf(heading);
    const current = sections.at(-1);
    const isNew = name !== undefined || (heading !== undefined && current?.name === undefined);
    if (isNew) sections.push({ name, heading: heading ?? '', nodes: [] });
    else if (heading === undefined) current?.nodes.push(node);
  }
  return sections;
}
