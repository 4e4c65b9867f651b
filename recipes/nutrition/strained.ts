import type { Ingredient } from '../pantry/pantry.ts';
import { idsIn } from './read-steps.ts';

type Line = { ingredient: Ingredient };

const strains =
  /\bstrain\b(?! (?:the )?(?:custard|syrup|yoghurt|yogurt|oil|tea))|\b(?:discard|throw away|lift out|remove)\b[^.]*\b(?:bones|carcass|solids|wings|backs|feet|trotters)\b/i;
const picksMeat =
  /\b(?:pick|shred|pull|strip|return|slice|carve)\b[^.]*\b(?:meat|wings?|trotters?|chicken)\b/i;
const boneOnly = [
  'chicken-wing',
  'pigs-trotter',
  'bone-marrow',
  'beef-bones',
  'chicken-gizzard',
  'fish-bones',
];

/** Returns the index of the step that strains a stock, or -1. */
const strainingStep = (instructions: readonly string[]): number =>
  instructions.findIndex((step) => strains.test(step));

/** Returns whether wings, trotters or bones are strained from a stock and not used afterwards. */
export function isStrained({ ingredient }: Line, instructions: readonly string[]): boolean {
  if (!boneOnly.includes(ingredient.id)) return false;
  const at = strainingStep(instructions);
  if (at < 0) return false;
  const before = idsIn(instructions.slice(0, at + 1).join(' '));
  const after = instructions.slice(at + 1).join(' ');
  const isPicked = picksMeat.test(instructions[at] ?? '') || picksMeat.test(after);
  return before.has(ingredient.id) && !idsIn(after).has(ingredient.id) && !isPicked;
}

const throwsSkin =
  /\b(?:discard|throw|remov|pull|peel|tak|strip)(?:e|s|ing)?(?: away| off)? (?:\w+ ){0,3}skins?\b/i;
const withSkin = ['chicken-leg', 'chicken-drumstick', 'chicken-thigh-skin-on'];

/** Returns whether the steps remove the skin from chicken that was cooked with it: "throw away the skin and bones". */
export function skinIsThrownAway({ ingredient }: Line, instructions: readonly string[]): boolean {
  const isSkinned = withSkin.includes(ingredient.id);
  return (
    isSkinned &&
    instructions.some((step) => throwsSkin.test(step) && /\bchicken|meat|legs?\b/i.test(step))
  );
}
