import type { Scene } from '../scene.ts';
import type { Laid } from './laid.ts';

/** A fan: pieces side by side along an arc, each over the one before. @param turn of each piece against the arc */
export function fan(
  scene: Scene,
  food: Laid,
  arc: { x: number; y: number; radius: number; from: number; to: number },
  count: number,
  turn = Math.PI / 2,
): void {
  for (let index = 0; index < count; index++) {
    const part = count === 1 ? 0.5 : index / (count - 1);
    const angle = arc.from + (arc.to - arc.from) * part + scene.random.real(-0.02, 0.02);
    food.draw({
      x: arc.x + Math.cos(angle) * arc.radius,
      y: arc.y + Math.sin(angle) * arc.radius,
      rotation: angle + turn,
    });
  }
}

/** Pieces in a straight row from one point to another, turned along it or across it. */
export function row(
  scene: Scene,
  food: Laid,
  line: { fromX: number; fromY: number; toX: number; toY: number },
  count: number,
  turn = Math.PI / 2,
): void {
  const along = Math.atan2(line.toY - line.fromY, line.toX - line.fromX);
  for (let index = 0; index < count; index++) {
    const part = count === 1 ? 0.5 : index / (count - 1);
    food.draw({
      x: line.fromX + (line.toX - line.fromX) * part + scene.random.real(-2, 2),
      y: line.fromY + (line.toY - line.fromY) * part + scene.random.real(-2, 2),
      rotation: along + turn + scene.random.real(-0.1, 0.1),
    });
  }
}
