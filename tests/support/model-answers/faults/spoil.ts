import type { Reply } from '../../model-server/reply.ts';
import { say } from '../../model-server/reply.ts';
import { pick, type Random } from './random.ts';

/** An answer that is not a recipe, or not a complete one. */
export type Spoiled = {
  kind: string;
  /** The notice that the cook sees when a retry does not help: its status and a part of its text. */
  title: string;
  status: number;
  spoil(text: string, random: Random): Reply;
};

const offTopic = [
  'The history of the fork begins in Byzantium. It reached Venice with a bride, and was laughed at for two centuries.\n\nFrance took to it only under Henry III.',
  '```python\ndef fibonacci(n):\n    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)\n```\n\nThis runs in exponential time.',
  'Roses are red,\nviolets are blue,\nthe oven is cold,\nand so is the stew.',
  'Here are five films about food that you may enjoy: Babette’s Feast, Tampopo, Ratatouille, Big Night and The Lunchbox.',
];
const declined = [
  "I'm sorry, but I can't help with that request.",
  'I cannot provide a recipe that meets these requirements. Please consult a qualified professional.',
  'As an AI language model, I am unable to assist with this.',
];

/** Returns where a text breaks off, while the recipe itself is still being written. */
function breakAt(text: string, random: Random): number {
  const steps = text.search(/^1[.)] |"instructions"|recipeInstructions|<ol>|Step 1/m);
  const end = steps > 0 ? steps + 120 : text.length / 2;
  return Math.floor(end * (0.3 + 0.7 * random()));
}

const failed = 'Generation failed';

export const spoiled: Spoiled[] = [
  { kind: 'empty', title: 'No content', status: 502, spoil: () => say('') },
  { kind: 'white space', title: 'No content', status: 502, spoil: () => say(' \n\n ') },
  {
    kind: 'refusal',
    title: failed,
    status: 422,
    spoil: (_text, random) => say(pick(declined, random) ?? ''),
  },
  {
    kind: 'off-topic',
    title: failed,
    status: 502,
    spoil: (_text, random) => say(pick(offTopic, random) ?? ''),
  },
  {
    kind: 'truncated',
    title: failed,
    status: 502,
    spoil: (text, random) => say(text.slice(0, breakAt(text, random)), { finishReason: 'length' }),
  },
  {
    kind: 'cut in the middle',
    title: failed,
    status: 502,
    spoil: (text, random) =>
      say(text, { fault: { afterCharacters: breakAt(text, random), how: 'is cut' } }),
  },
  {
    kind: 'content filter',
    title: failed,
    status: 422,
    spoil: (text, random) =>
      say(text.slice(0, breakAt(text, random)), { finishReason: 'content_filter' }),
  },
];
