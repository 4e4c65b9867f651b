/** The camera angle of a picture. */
export type ViewName = 'above' | 'angle' | 'side';

/** The look of a dish as parsed from its photo prompt. A prompt that does not have the chef's format fills only some fields. */
export type LookWords = {
  /** The arrangement of the dish: "a stack of four, butter sliding off". */
  arrangement: string;
  /** "a deep clay bowl". */
  vessel: string;
  /** The parts between the vessel and the colours: cut, sauce, garnish. */
  details: readonly string[];
  /** Colours such as "pale gold", "green flecks"; the predominant one first. */
  colours: readonly string[];
  view: ViewName | undefined;
  distance: 'close' | 'medium' | 'wide' | undefined;
};

const coloursPattern = /^colours?: /i;
const viewPattern =
  /\b(?:(close|medium|wide)(?:[- ]up)? view )?(from above|overhead|top[- ]down|at an angle|from the side)\b/i;
const views: Readonly<Record<string, ViewName>> = {
  'from above': 'above',
  overhead: 'above',
  'at an angle': 'angle',
  'from the side': 'side',
};

/** Splits "three tarts, in a small plate" into arrangement and vessel. */
function partVessel(words: string): { arrangement: string; vessel: string } {
  const at = words.lastIndexOf(', in ');
  return at < 0
    ? { arrangement: words, vessel: '' }
    : { arrangement: words.slice(0, at), vessel: words.slice(at + 5) };
}

/** Parses the photo prompt of a dish. Accepts any text; fields that it does not mention are empty or undefined. */
export function readLookWords(title: string, photoPrompt = ''): LookWords {
  const [, distance, angle] = viewPattern.exec(photoPrompt) ?? [];
  const said = photoPrompt.startsWith(`${title}: `) ? photoPrompt.slice(title.length + 2) : '';
  const parts = said.split('; ');
  const colours =
    parts.find((part) => coloursPattern.test(part))?.replace(coloursPattern, '') ?? '';
  const isRest = (part: string) => !coloursPattern.test(part) && !viewPattern.test(part);
  return {
    ...partVessel(said === '' ? '' : (parts[0] ?? '')),
    details: parts.slice(1).filter(isRest),
    colours: colours.split(', ').filter((colour) => colour !== ''),
    view: angle ? (views[angle.toLowerCase()] ?? 'above') : undefined,
    distance: distance?.toLowerCase() as LookWords['distance'],
  };
}
