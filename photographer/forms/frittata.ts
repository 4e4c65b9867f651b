import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { sunken } from '../layout/topping.ts';
import { drawSkillet } from '../vessels/skillet.ts';

/** Set egg in its pan, golden and puffed at the rim, with half-sunk vegetables and one wedge cut. */
export const frittata: Form = (plating) => {
  const { scene, x, y } = plating;
  const stage = drawSkillet(scene, { x, y, radius: 322, towards: scene.random.real(0.3, 0.9) });
  const radius = stage.foodRadius * 1.0;
  bake(
    scene,
    'round',
    { x, y, radiusX: radius, radiusY: radius, height: 34, base: stage.level },
    { crumb: '#f4cf62', crust: '#d99a35', rough: 0.5, gloss: 0.4 },
    0.1,
  );
  const ground = patch(x, y, radius * 0.94, stage.level + 30);
  const pieces = evenedOut(laidFilling(plating)).map((food) => sunken(food, scene, 0.5));
  heap(scene, ground, middleOf(ground, 0.92), pieces, { depth: 0.55, clumping: 0.1 });
  const cut = hex('#8a5a1c');
  const start = scene.random.angle();
  for (const angle of [start, start + 0.9]) {
    scene.paint(
      {
        x: x + (Math.cos(angle) * radius) / 2,
        y: y + (Math.sin(angle) * radius) / 2,
        radiusX: radius / 2,
        radiusY: 3.5,
        rotation: angle,
      },
      (u, v) => (Math.abs(u) < 1 && Math.abs(v) < 1 ? 1 - v * v : 0),
      () => cut,
      { rise: -9, gloss: 0.1 },
    );
  }
  garnishAll(scene, ground, middleOf(ground, 0.66), laidGarnish(plating));
  return stage;
};
