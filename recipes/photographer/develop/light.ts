/** Towards the window: upper left, 40° above the table. Unit length; z up. */
const raw = [-0.6, -0.49, 0.66] as const;
const length = Math.hypot(...raw);
export const toWindow = { x: raw[0] / length, y: raw[1] / length, z: raw[2] / length };
/** The window's direction on the table, unit length, and its rise a unit of way. */
const flat = Math.hypot(toWindow.x, toWindow.y);
export const windowWay = { x: toWindow.x / flat, y: toWindow.y / flat };
export const windowSlope = toWindow.z / flat;
/** The window is wide: below this slope all of it is hidden late, above it early. */
export const windowLowSlope = windowSlope * 0.62;
export const windowHighSlope = windowSlope * 1.5;
/** Radians to either side of its middle in which the window shines. */
export const windowHalfWidth = 0.42;
