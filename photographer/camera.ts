/** The camera position for a table. Units are those of the scene; the camera looks at the scene's focus. */
export type Camera = {
  /** Angle from straight above towards the viewer's side, in radians. */
  tilt: number;
  /** Picture units per scene unit at the focus. Above 1 the camera is nearer. */
  zoom: number;
};

/** Units from the lens to the focus: near enough that the far rim of a plate is a little smaller than the near rim. */
const distance = 2400;

/** Returns the direction from the focus to the eye: a unit vector, x to the right, y towards the viewer, z up. */
export const eyeOf = ({ tilt }: Camera) => ({ y: Math.sin(tilt), z: Math.cos(tilt) });

/** Returns the scale, picture units per scene unit, of things that lie y units in front of the focus. */
export const scaleAt = ({ tilt, zoom }: Camera, y: number): number =>
  tilt === 0 ? zoom : (zoom * distance) / (distance - y * Math.sin(tilt));

/** Projects a position relative to the focus to picture units right of and below the picture's middle. */
export function project(camera: Camera, x: number, y: number, z = 0): { x: number; y: number } {
  const scale = scaleAt(camera, y);
  return {
    x: x * scale,
    y: (y * Math.cos(camera.tilt) - z * Math.sin(camera.tilt)) * scale,
  };
}

/** Returns the table's y (scene units in front of the focus) that is visible at a height of the picture. */
function tableAt({ tilt, zoom }: Camera, below: number): number {
  return below / (zoom * Math.cos(tilt) + (below * Math.sin(tilt)) / distance);
}

/** Units beyond the picture's edge that are drawn as well: tall things there may rise into the picture. */
const margin = 24;

/** Returns the part of the scene that a picture of this size shows, measured from the focus: half its width, depth behind and in front. */
export function seenBy(camera: Camera, picture: { width: number; height: number }) {
  const [halfWidth, halfHeight] = [picture.width / 2, picture.height / 2];
  if (camera.tilt === 0) {
    const [aside, along] = [halfWidth / camera.zoom, halfHeight / camera.zoom];
    return { aside, behind: along, before: along };
  }
  const behind = -tableAt(camera, -halfHeight) + margin;
  return {
    aside: halfWidth / scaleAt(camera, -behind),
    behind,
    before: tableAt(camera, halfHeight) + margin * 2,
  };
}
