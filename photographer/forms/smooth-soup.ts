import { swirl, zigzag } from '../layout/drizzle.ts';
import { type Form, laidGarnish } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import { drawBowl } from '../vessels/bowl.ts';

const plain = { colour: '#d8a04a', shade: '#b98238', body: 'smooth' } as const;

const swirledPattern = /swirl|cream|streak|thread|oil|butter|yoghurt/i;

/** A blended soup: its colour, a swirl, and its toppings. */
export const smoothSoup: Form = (plating) => {
  const { scene, picture } = plating;
  const stage =
    picture.props.length > 0
      ? drawBowl(scene, { x: plating.x, y: plating.y, radius: 268, glaze: picture.setting.glaze })
      : drawVesselFor(plating, ['bowl', 'deep-plate']);
  const sauce = picture.sauce ?? plain;
  // Raw foods go on top at the end: halved grapes, diced pepper.
  const toppings = picture.pieces
    .filter(({ treatment }) => treatment === 'raw')
    .map((food) => plating.lay(food, 'filling'));
  const garnish = [...laidGarnish(plating), ...toppings];
  pour(scene, stage, sauce, 0.82);
  const { x, y } = stage.centre;
  const towards = scene.random.angle();
  const off = stage.foodRadius * 0.1;
  const heart = { x: x + Math.cos(towards) * off, y: y + Math.sin(towards) * off };
  // A soup without cream shows the spoon's track in a paler tint of its own colour.
  const thread =
    picture.drizzle ??
    mixHex([
      [2, sauce.colour],
      [1, '#fff3d8'],
    ]);
  const { arrangement, details } = picture.look;
  const words = `${arrangement} ${details.join(' ')}`;
  // When the dish has a look that mentions no swirl, the surface stays plain.
  const isPlain = arrangement !== '' && !swirledPattern.test(words);
  if (isPlain) {
    garnishAll(scene, stage, asideOf(stage, 0.12, towards, 0.45), garnish, 1.1);
    return stage;
  }
  if (scene.random.next() < 0.7)
    swirl(scene, { ...heart, radius: stage.foodRadius * 0.6 }, { colour: thread, radius: 6 });
  else zigzag(scene, { ...heart, radius: stage.foodRadius * 0.6 }, { colour: thread, radius: 5 });
  if (!picture.drizzle)
    swirl(
      scene,
      { ...heart, radius: stage.foodRadius * 0.35 },
      { colour: dimHex(sauce.colour, 0.8), radius: 3 },
      1.2,
    );
  garnishAll(scene, stage, asideOf(stage, 0.12, towards, 0.45), garnish, 1.1);
  return stage;
};
