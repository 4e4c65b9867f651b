import { plainLine, plainText } from '../imported/plain-text.ts';
import { isNode, type JsonNode } from './find-recipe-nodes.ts';

type Steps = { instructions: string[]; tips: string[] };

const deepest = 8;
const number =
  /^(?:(?:step|schritt|étape|paso|passo)\s*\d{1,3}\s*[:.)–-]*|\d{1,3}\s*[.):]|[-•*·▢□☐])\s+(?=\S)/iu;

/** Removes the number of a step, because the page numbers the steps itself: "2. Stir" → "Stir". */
function withoutNumber(line: string): string {
  return line.replace(number, '');
}

function linesOf(text: string): string[] {
  return plainText(text).split('\n').map(withoutNumber).filter(Boolean);
}

const textIn = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '');

function addNode(node: JsonNode, steps: Steps, depth: number): void {
  const type = textIn(node['@type']);
  const inner = node.itemListElement ?? node.steps;
  if (/HowToTip$/i.test(type)) {
    const tip = textIn(node.text) || textIn(node.name);
    if (tip) steps.tips.push(tip);
    return;
  }
  if (inner !== undefined && inner !== null) {
    const before = steps.instructions.length;
    addSteps(inner, steps, depth + 1);
    const section = textIn(node.name).replace(/:$/, '');
    const first = steps.instructions[before];
    // The name of a HowToStep made of directions only labels it; the name of a section adds information.
    if (section && first !== undefined && !/HowToStep$/i.test(type))
      steps.instructions[before] = `${section}: ${first}`;
    return;
  }
  const text = [node.text, node.description, node.instruction, node.name].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const lines = typeof text === 'string' ? linesOf(text) : [];
  // In Mealie, the title of a step begins a section.
  const title = textIn(node.title);
  steps.instructions.push(...(title && lines[0] ? [`${title}: ${lines.shift()}`] : []), ...lines);
}

function addSteps(value: unknown, steps: Steps, depth: number): void {
  if (depth > deepest) return;
  if (typeof value === 'string') steps.instructions.push(...linesOf(value));
  else if (Array.isArray(value)) for (const one of value) addSteps(one, steps, depth + 1);
  else if (isNode(value)) addNode(value, steps, depth);
}

/** Reads recipeInstructions in every form that recipe sites use: a text, texts, steps, sections of steps, lists of lists. */
export function readInstructions(value: unknown): Steps {
  const steps: Steps = { instructions: [], tips: [] };
  addSteps(value, steps, 0);
  return steps;
}
