import type { Camera } from '../camera.ts';
import { createChance } from '../chance.ts';
import type { FormName } from './dish-picture.ts';
import type { LookWords, ViewName } from './read-look-words.ts';

/** Forms on trays, boards and long dishes: the camera is a little farther away so that their ends are not cut off. */
const wideForms: ReadonlySet<FormName> = new Set<FormName>([
  'bars',
  'gratin',
  'loaf',
  'pizza',
  'roast',
  'rolls',
  'sandwich',
  'side',
  'skewers',
  'skillet',
  'tacos',
  'toast',
  'traybake',
  'wrap',
]);

const wideVessel = /oval|platter|tray|board|long/i;

/** Camera tilt range in radians from straight above. */
const tilts: Record<ViewName, readonly [from: number, to: number]> = {
  above: [0, 0],
  angle: [0.58, 0.72],
  side: [0.84, 0.92],
};
const zooms: Record<NonNullable<LookWords['distance']>, number> = {
  close: 1.34,
  medium: 1.22,
  wide: 1.12,
};
/** Zoom for wide forms, and for pictures from above, whose round vessels would not fit at a closer zoom. */
const wideZoom = 1.12;
const aboveZoom = 1.1;

/** Weights of the views if the prompt gives none: most dishes are shown from the angle of a seated diner. */
const unsaid = [
  ['angle', 4],
  ['above', 1],
] as const;

/** Returns the camera for the view and distance that the look words give. */
export function readView(words: LookWords, form: FormName, seed: string): Camera {
  // Drinks are drawn upright, on the picture plane.
  if (form === 'drink') return { tilt: 0, zoom: 1 };
  const chance = createChance(`${seed} view`);
  const view = words.view ?? chance.weighted(unsaid) ?? 'angle';
  const isWide = wideForms.has(form) || wideVessel.test(words.vessel);
  const [from, to] = tilts[view];
  const tilt = chance.real(from, to);
  if (view === 'above') return { tilt, zoom: isWide ? 1 : aboveZoom };
  return { tilt, zoom: isWide ? wideZoom : zooms[words.distance ?? 'close'] };
}
