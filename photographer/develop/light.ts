/** Direction towards the window: upper left, 40° above the table. Unit length; z up. */
const raw = [-0.6, -0.49, 0.66] as const;
const length = Math.hypot(...raw);
export const toWindow = { x: raw[0] / length, y: raw[1] / length, z: raw[2] / length };
/** The window's direction in the plane of the table (unit length), and its rise per unit of distance. */
const flat = Math.hypot(toWindow.x, toWindow.y);
export const windowWay = { x: toWindow.x / flat, y: toWindow.y / flat };
export const windowSlope = toWindow.z / flat;
/** Slopes to the lower and the upper edge of the window. */
export const windowLowSlope = windowSlope * 0.62;
export const windowHighSlope = windowSlope * 1.5;
/** Half the angular width of the window, in radians. */
export const windowHalfWidth = 0.42;
