/** From where a table is photographed. Units are those of the scene; the camera looks at the scene's focus. */
export type Camera = {
  /** Radians from straight above towards the side on which the viewer sits. */
  tilt: number;
  /** Above 1 comes nearer: picture units a unit of the scene, where it is sharp. */
  zoom: number;
};

/** Units from the lens to what it looks at: near enough that the far rim is a little smaller than the near one. */
const distance = 2400;

/** Where the viewer's eye is, seen from the focus: unit length, x to the right, y towards the viewer, z up. */
export const eyeOf = ({ tilt }: Camera) => ({ y: Math.sin(tilt), z: Math.cos(tilt) });

/** How much bigger than in the scene things are shown that lie so far (y, units) in front of the focus. */
export const scaleAt = ({ tilt, zoom }: Camera, y: number): number =>
  tilt === 0 ? zoom : (zoom * distance) / (distance - y * Math.sin(tilt));

/** A place relative to the focus, as units of the picture right of and below its middle. */
export function project(camera: Camera, x: number, y: number, z = 0): { x: number; y: number } {
  const scale = scaleAt(camera, y);
  return {
    x: x * scale,
    y: (y * Math.cos(camera.tilt) - z * Math.sin(camera.tilt)) * scale,
  };
}

/** How far in front of the focus (y, units of the scene) the table is seen at a height of the picture. */
function tableAt({ tilt, zoom }: Camera, below: number): number {
  return below / (zoom * Math.cos(tilt) + (below * Math.sin(tilt)) / distance);
}

/** Units beyond the picture's edge that are laid as well: what stands there may rise into it. */
const margin = 24;

/** The part of the scene that a picture of so many units shows, from the focus: half its width, how far behind and in front. */
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
