/** The outline of the area that food may cover. */
export type StageShape =
  | { kind: 'round' }
  | { kind: 'oval'; radiusX: number; radiusY: number; rotation: number }
  | { kind: 'rectangle'; halfWidth: number; halfHeight: number; corner: number; rotation: number };

/** The area of a vessel for food, in units of the scene. */
export type Stage = {
  centre: { x: number; y: number };
  /** Distance to the outer rim: the circle of the round crop of the picture. */
  radius: number;
  /** Maximum distance of food from the centre. */
  foodRadius: number;
  /** Height of the floor on which food lies. */
  level: number;
  /** Height up to which a liquid may be poured; equal to `level` if the vessel holds no liquid. */
  brim: number;
  shape: StageShape;
};

/** Returns how far out a point is: 0 in the middle, 1 at the edge of the food area, more outside it. */
export function outwardness(stage: Stage, x: number, y: number): number {
  const dx = x - stage.centre.x;
  const dy = y - stage.centre.y;
  const { shape } = stage;
  if (shape.kind === 'round') return Math.hypot(dx, dy) / stage.foodRadius;
  const cos = Math.cos(shape.rotation);
  const sin = Math.sin(shape.rotation);
  const along = dx * cos + dy * sin;
  const across = dy * cos - dx * sin;
  if (shape.kind === 'oval') return Math.hypot(along / shape.radiusX, across / shape.radiusY);
  const beyondX = Math.max(0, Math.abs(along) - (shape.halfWidth - shape.corner));
  const beyondY = Math.max(0, Math.abs(across) - (shape.halfHeight - shape.corner));
  if (beyondX > 0 && beyondY > 0)
    return 1 + (Math.hypot(beyondX, beyondY) - shape.corner) / shape.corner;
  return Math.max(Math.abs(along) / shape.halfWidth, Math.abs(across) / shape.halfHeight);
}

/** Returns whether food may lie at a point. */
export function isOnStage(stage: Stage, x: number, y: number): boolean {
  return outwardness(stage, x, y) <= 1;
}
