/** Linear red, green and blue light: 0 is none, 1 is what white paper reflects. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Clamps a number to a range. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** Returns 0 up to `from`, 1 beyond `to`, and a smooth step between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** Cache of parsed colours: pieces request the same few colours at every pixel. */
const known = new Map<string, Colour>();

/**
 * Parses an sRGB hex colour into linear light. Results are cached.
 * @param code `#rrggbb`
 * @throws RangeError for anything else
 */
export function hex(code: string): Colour {
  const before = known.get(code);
  if (before) return before;
  if (!/^#[0-9a-f]{6}$/i.test(code)) throw new RangeError(`Not a colour: ${code}`);
  const bits = Number.parseInt(code.slice(1), 16);
  const linear = (part: number) => ((part & 255) / 255) ** 2.2;
  const colour: Colour = [linear(bits >> 16), linear(bits >> 8), linear(bits)];
  known.set(code, colour);
  return colour;
}

/** Interpolates from `from` (part 0) to `to` (part 1); parts outside that range are clamped. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const t = part < 0 ? 0 : part > 1 ? 1 : part;
  return [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
}

/** Returns the same colour, brighter (factor above 1) or darker (below 1). */
export function dim(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}
