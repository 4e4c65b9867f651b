import type { Archetype } from '../archetype.ts';
import { beanSalad } from './salads/bean-salad.ts';
import { breadSalad } from './salads/bread-salad.ts';
import { choppedSalad } from './salads/chopped-salad.ts';
import { composedSalad } from './salads/composed-salad.ts';
import { fruitAndLeafSalad } from './salads/fruit-and-leaf-salad.ts';
import { grainSalad } from './salads/grain-salad.ts';
import { herbSalad } from './salads/herb-salad.ts';
import { nicoiseSalad } from './salads/nicoise-salad.ts';
import { noodleSalad } from './salads/noodle-salad.ts';
import { potatoSalad } from './salads/potato-salad.ts';
import { slaw } from './salads/slaw.ts';
import { tomatoAndCheeseSalad } from './salads/tomato-and-cheese-salad.ts';
import { warmSalad } from './salads/warm-salad.ts';
import { beanAndGreensSoup } from './soups/bean-and-greens-soup.ts';
import { beetrootSoup } from './soups/beetroot-soup.ts';
import { blendedSoup } from './soups/blended-soup.ts';
import { chilledSoup, coldTomatoSoup } from './soups/chilled-soup.ts';
import { chowder } from './soups/chowder.ts';
import { chunkySoup } from './soups/chunky-soup.ts';
import { coconutSoup } from './soups/coconut-soup.ts';
import { eggDropSoup } from './soups/egg-drop-soup.ts';
import { lentilSoup } from './soups/lentil-soup.ts';
import { minestrone } from './soups/minestrone.ts';
import { mushroomSoup } from './soups/mushroom-soup.ts';
import { noodleBroth } from './soups/noodle-broth.ts';
import { quickGreenSoup } from './soups/quick-green-soup.ts';
import { roastTomatoSoup } from './soups/roast-tomato-soup.ts';
import { tortillaSoup } from './soups/tortilla-soup.ts';

/** Soups, salads, sides, savoury breakfasts, starters and savoury snacks. */
export const LIGHT_DISHES: readonly Archetype[] = [
  // soups
  beanAndGreensSoup,
  beetrootSoup,
  blendedSoup,
  chilledSoup,
  coldTomatoSoup,
  chowder,
  chunkySoup,
  coconutSoup,
  eggDropSoup,
  lentilSoup,
  minestrone,
  mushroomSoup,
  noodleBroth,
  quickGreenSoup,
  roastTomatoSoup,
  tortillaSoup,
  // salads
  beanSalad,
  breadSalad,
  choppedSalad,
  composedSalad,
  fruitAndLeafSalad,
  grainSalad,
  herbSalad,
  nicoiseSalad,
  noodleSalad,
  potatoSalad,
  slaw,
  tomatoAndCheeseSalad,
  warmSalad,
];
