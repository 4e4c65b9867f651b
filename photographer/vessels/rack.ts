import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { metalFinish, metalPainter } from './iron.ts';

/** A wire rack on which biscuits and loaves cool; the table is visible through it. */
export function drawRack(
  scene: Scene,
  at: { x: number; y: number; halfWidth?: number; halfHeight?: number; rotation?: number },
): Stage {
  const { x, y, halfWidth = 430, halfHeight = 300, rotation = 0 } = at;
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const paint = metalPainter('nonstick');
  const wire = (points: [number, number, number][], thick: number) =>
    scene.tube(
      points.map(([along, across, z]) => [
        x + along * cos - across * sin,
        y + along * sin + across * cos,
        z,
      ]),
      thick,
      (_off, _along, px, py) => paint(px, py, 0),
      metalFinish('nonstick'),
    );
  for (let across = -halfHeight + 44; across < halfHeight - 20; across += 44) {
    wire(
      [
        [-halfWidth, across, 20],
        [halfWidth, across, 20],
      ],
      3,
    );
  }
  for (let along = -halfWidth + 30; along < halfWidth; along += 30) {
    wire(
      [
        [along, -halfHeight, 25],
        [along, halfHeight, 25],
      ],
      3,
    );
  }
  wire(frame(halfWidth, halfHeight), 5.5);
  return stageOver({ x, y, halfWidth: halfWidth - 18, halfHeight: halfHeight - 18, rotation });
}

/** Returns the food area on top of the wires. */
function stageOver(ground: {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  rotation: number;
}): Stage {
  const { x, y, halfWidth, halfHeight, rotation } = ground;
  return {
    centre: { x, y },
    radius: Math.max(halfWidth, halfHeight) + 18,
    foodRadius: Math.min(halfWidth, halfHeight),
    level: 28,
    brim: 28,
    shape: { kind: 'rectangle', halfWidth, halfHeight, corner: 20, rotation },
  };
}

/** Returns the points of the thick frame wire with its bent corners. */
function frame(halfWidth: number, halfHeight: number): [number, number, number][] {
  const bend = 34;
  const corners = [
    [halfWidth - bend, -halfHeight + bend, -Math.PI / 2],
    [halfWidth - bend, halfHeight - bend, 0],
    [-halfWidth + bend, halfHeight - bend, Math.PI / 2],
    [-halfWidth + bend, -halfHeight + bend, Math.PI],
  ] as const;
  const points = corners.flatMap(([along, across, from]) =>
    [0, 0.25, 0.5, 0.75, 1].map((part): [number, number, number] => {
      const turn = from + (part * Math.PI) / 2;
      return [along + Math.cos(turn) * bend, across + Math.sin(turn) * bend, 22];
    }),
  );
  return [...points, points[0] as [number, number, number]];
}
