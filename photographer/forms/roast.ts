import { smoothTop } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { lookOf } from '../looks/look-of.ts';
import { isWholeBird } from '../looks/whole-birds.ts';
import { bird } from '../pieces/bird.ts';
import { joint, jointSlice } from '../pieces/joint.ts';
import type { PieceLook } from '../pieces/piece.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';

const scoredPattern = /crackling|\brind\b|scored/i;
const rosyPattern = /rosy|pink|rare/i;
/** Colours of the cut face of a joint, chosen by its look and its kind of meat. */
const insides = { rosy: '#b8584c', beef: '#8a5a44', lamb: '#9a6450', pale: '#dcbc98' } as const;

function insideOf({ ingredient: { id, kinds } }: SeenFood, words: string): string {
  if (rosyPattern.test(words)) return insides.rosy;
  if (kinds.has('beef') || /beef|steak|brisket|ribeye/.test(id)) return insides.beef;
  return /lamb|venison|goat/.test(id) ? insides.lamb : insides.pale;
}

/** The joint at the back, with its slices fanned out in front of the cut end. */
function layJoint({ scene, picture }: Plating, stage: Stage, meat: SeenFood): void {
  const { x, y } = stage.centre;
  const { arrangement, details, colours } = picture.look;
  const words = `${arrangement} ${details.join(' ')} ${colours.join(' ')}`;
  const [skin, brown = skin, dark = brown] = lookOf(meat.ingredient, 'roast', 'whole').colours;
  const isScored = scoredPattern.test(words);
  const outside = isScored
    ? (['#d8a050', '#a8662a', '#5c2e10'] as const)
    : ([skin, brown, dark] as const);
  const look: PieceLook = {
    colours: [...outside, insideOf(meat, words)],
    millimetres: 200,
    style: isScored ? 'scored' : 'tied',
  };
  const slant = scene.random.real(-0.12, 0.12);
  joint(scene, { x: x - 70, y: y - 46, rotation: slant, base: stage.level }, look);
  for (let index = 0; index < 4; index++)
    jointSlice(
      scene,
      { x: x + 20 + index * 58, y: y + 82 + index * 4, rotation: slant + 0.5 },
      { ...look, millimetres: 84 },
    );
}

/** A whole bird or a joint on its dish, surrounded by what was roasted with it, with gravy in a small bowl. */
export const roast: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const isOnBoard = /board/i.test(picture.look.vessel);
  const stage = isOnBoard
    ? drawBoard(scene, { x: 600, y: 400, halfWidth: 455, halfHeight: 290 })
    : drawVesselFor(plating, ['oval', 'coupe']);
  const whole = picture.pieces.find(({ ingredient }) => isWholeBird(ingredient));
  const meat = whole ?? picture.pieces.find(({ ingredient }) => ingredient.kinds.has('meat'));
  const around = evenedOut(picture.pieces.filter((food) => food !== meat)).map((food) => lay(food));
  if (picture.base) layBase(plating, stage, middleOf(stage, 0.92), { height: 26 });
  heap(scene, stage, middleOf(stage, 0.94), around, { depth: 0.5, steepness: 0, clumping: 0.3 });
  const { x, y } = stage.centre;
  if (whole) {
    const { colours } = lookOf(whole.ingredient, 'roast');
    bird(
      scene,
      { x, y: y - 6, rotation: scene.random.real(-0.5, -0.2), base: stage.level },
      { colours, millimetres: 178 },
    );
  } else if (meat) layJoint(plating, stage, meat);
  if (picture.sauce) {
    const at = { x: x + (isOnBoard ? 330 : 400), y: y - 175 };
    const bowl = drawSmallBowl(scene, { ...at, radius: 84, glaze: 'chalk' });
    smoothTop(
      scene,
      { ...at, radius: bowl.foodRadius, base: bowl.level + 10, height: 4 },
      picture.sauce.colour,
      { waves: 0.1, gloss: 0.9 },
    );
  }
  const front = asideOf(stage, 0.62, Math.PI * 0.75, 0.4);
  garnishAll(scene, stage, front, laidGarnish(plating), 0.9);
  return { ...stage, centre: { x: 600, y: 400 } };
};
