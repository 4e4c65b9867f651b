/** From where a picture is taken. */
export type ViewName = 'above' | 'angle' | 'side';

/** What a photo prompt says of the look of a dish; a prompt in other words than the chef's says only some of it. */
export type LookWords = {
  /** How it lies: "a stack of four, butter sliding off". */
  arrangement: string;
  /** "a deep clay bowl". */
  vessel: string;
  /** The parts between: cut, sauce, garnish. */
  details: readonly string[];
  /** "pale gold", "green flecks"; the first is what there is most of. */
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

/** Parts "three tarts, in a small plate" into how it lies and in what. */
function partVessel(words: string): { arrangement: string; vessel: string } {
  const at = words.lastIndexOf(', in ');
  return at < 0
    ? { arrangement: words, vessel: '' }
    : { arrangement: words.slice(0, at), vessel: words.slice(at + 5) };
}

/** Reads the photo prompt of a dish. Any text can be read; what it does not say is empty. */
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
