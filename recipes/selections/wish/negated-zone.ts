import { gearPattern } from './equipment.ts';

const gear = gearPattern.source;
/** How far a "no" reaches that names no food: to the next thing that is said. */
const upToNext =
  /^[\s\S]*?\w[\s\S]*?(?=\s(?:in|for|under|on|with|by|only|just|serves|ready|so|because|tonight|please|and|but|or|nor)\b|[,.;:!?\n(–—]|$)/u;
/** "No oven or microwave", "no blender, mixer or food processor". */
const furtherGear = new RegExp(
  String.raw`^(?:\s*,\s*(?:an? |the |my )?(?:${gear})(?=\s*(?:,|or|nor)))*\s*,?\s*(?:or|nor|and)\s+(?:an? |the |my |any )?(?:${gear})`,
  'iu',
);

/** @returns how many characters of the text behind a negation it reaches */
export function negatedZone(after: string): number {
  let reach = upToNext.exec(after)?.[0].length ?? after.length;
  for (;;) {
    const further = furtherGear.exec(after.slice(reach));
    if (!further) return reach;
    reach += further[0].length;
  }
}
