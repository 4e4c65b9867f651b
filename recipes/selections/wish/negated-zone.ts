import { gearPattern } from './equipment.ts';

const gear = gearPattern.source;
/** How far a "no" that names no food reaches: up to the next part of the sentence. */
const upToNext =
  /^[\s\S]*?\w[\s\S]*?(?=\s(?:in|for|under|on|with|by|only|just|serves|ready|so|because|tonight|please|and|but|or|nor)\b|[,.;:!?\n(–—]|$)/u;
/** Further equipment under the same "no": "No oven or microwave", "no blender, mixer or food processor". */
const furtherGear = new RegExp(
  String.raw`^(?:\s*,\s*(?:an? |the |my )?(?:${gear})(?=\s*(?:,|or|nor)))*\s*,?\s*(?:or|nor|and)\s+(?:an? |the |my |any )?(?:${gear})`,
  'iu',
);

/** Returns how many characters after a negation it covers. */
export function negatedZone(after: string): number {
  let reach = upToNext.exec(after)?.[0].length ?? after.length;
  for (;;) {
    const further = furtherGear.exec(after.slice(reach));
    if (!further) return reach;
    reach += further[0].length;
  }
}
