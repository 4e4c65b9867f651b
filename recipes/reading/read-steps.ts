import type { Line } from './line.ts';
import { readMarker, readStepNumber, withoutPictures } from './read-marker.ts';
import { readStepTable } from './read-tables.ts';
import { isClosing } from './words/chatter.ts';

const endsSentence = /[.!?:;)…。！？：]["”’']?$/u;
/** Matches how a last instruction without a number begins. Other text after a numbered list is small talk. */
const imperative =
  /^(?:finally|lastly|to serve|serve|garnish|top|sprinkle|let|leave|cool|transfer|remove|slice|drizzle|finish|season|chill|rest|divide|plate|scatter|spoon|servieren|anrichten|servir|sirva|servire|serveer)\b/iu;
const groupName =
  /^(?:for (?:the|serving)|für (?:die|den|das)|pour (?:la|le|les)|para (?:la|el|o|a|los|las)|per (?:la|il|lo)|voor (?:de|het))\b/iu;

/** Appends text to other text, with a colon or semicolon between them when the first does not end a sentence. */
function joined(before: string, added: string, mark: ':' | ';' = ';'): string {
  if (before === '') return added;
  const isEnded = endsSentence.test(before) && !(mark === ':' && before.endsWith(')'));
  return isEnded || before.endsWith(',') ? `${before} ${added}` : `${before}${mark} ${added}`;
}

/** Removes step numbers and other markers: "Step 3: 3. Sear" → "Sear". */
function withoutMarkers(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 3; round++) {
    const marker = readStepNumber(rest) ?? readMarker(rest);
    if (!marker) break;
    rest = marker.rest.trim();
  }
  return withoutPictures(rest).replace(/^[:–—-]\s*/, '');
}

/** Returns an item and everything nested in it as one text. */
function textOfItem(item: Line): string {
  const own = withoutMarkers(item.text);
  return item.children.reduce((text, child, index) => {
    const nested = child.kind === 'table' ? readStepTable(child.rows).join(' ') : textOfItem(child);
    return nested === '' ? text : joined(text, nested, index === 0 ? ':' : ';');
  }, own);
}

class StepCollector {
  readonly steps: string[] = [];
  /** True after the heading of a step: the text that follows belongs to that step. */
  #isOpen = false;
  #isBareLead = false;
  #hasOrdinals = false;
  #isBehindRule = false;
  #isDone = false;
  /** A heading without a number, to be joined with the text that follows it. */
  #lead = '';

  #start(text: string): void {
    this.steps.push(this.#lead === '' ? text : joined(this.#lead, text, ':'));
    this.#lead = '';
    this.#isOpen = false;
  }

  #append(text: string): void {
    const last = this.steps.length - 1;
    const before = this.steps[last];
    if (before === undefined) this.#start(text);
    else this.steps[last] = joined(before, text, this.#isBareLead ? ':' : ';');
    this.#isBareLead = false;
  }

  #open(lead: string): void {
    this.#start(lead);
    this.#isOpen = true;
    this.#isBareLead = true;
  }

  #heading(text: string, next: Line | undefined): void {
    this.#isOpen = false;
    const marker = readStepNumber(text) ?? readMarker(text);
    if (marker && marker.kind !== 'bullet') {
      this.#open(withoutMarkers(marker.rest).replace(/:$/, ''));
      return;
    }
    const own = withoutPictures(text);
    if (isClosing(own) && own.split(' ').length < 6) this.#isDone = true;
    else if (/[.。]$/.test(own)) this.#start(own);
    else if (
      next?.kind === 'text' &&
      !readMarker(next.text) &&
      !groupName.test(own) &&
      !/:$/.test(own)
    )
      this.#lead = own;
  }

  #item(item: Line): void {
    if (item.ordinal === undefined && readMarker(item.text)?.ordinal === undefined) {
      const isGroup = item.children.length > 0 && (/:$/.test(item.text) || item.level === 6);
      if (isGroup && item.children.every(({ ordinal }) => ordinal !== undefined)) {
        for (const child of item.children) this.#item(child);
        return;
      }
      const text = textOfItem(item);
      if (text === '') return;
      if (this.#isOpen || this.#hasOrdinals) this.#append(text);
      else this.#start(text);
      return;
    }
    // Numbers under a step's heading are the steps, and the heading is their group.
    if (this.#isOpen && this.#isBareLead) this.steps.pop();
    this.#isBareLead = false;
    const text = textOfItem(item);
    this.#hasOrdinals = true;
    if (text !== '') this.#start(text);
  }

  #paragraph(texts: readonly string[], next: Line | undefined): void {
    for (const text of texts) {
      const marker = readMarker(text);
      if (marker && marker.kind !== 'bullet') {
        const rest = withoutMarkers(text);
        this.#hasOrdinals = true;
        if (rest === '') this.#open('');
        else this.#start(rest);
      } else this.#words(marker ? withoutMarkers(text) : text, next, marker !== undefined);
    }
  }

  #words(text: string, next: Line | undefined, isBullet: boolean): void {
    if (this.#isOpen || (this.#hasOrdinals && (isBullet || next?.ordinal !== undefined))) {
      if (isClosing(text)) this.#isDone = true;
      else this.#append(text);
    } else if (isClosing(text) || this.#isBehindRule) this.#isDone = this.steps.length > 0;
    else if (groupName.test(text) && text.split(' ').length < 8 && /:$/.test(text)) return;
    else if (!this.#hasOrdinals || imperative.test(text)) {
      if (!(next?.ordinal !== undefined || (/:$/.test(text) && this.steps.length === 0)))
        this.#start(text);
    }
  }

  add(line: Line, texts: readonly string[], next: Line | undefined): void {
    if (this.#isDone) return;
    if (line.kind === 'rule') {
      this.#isOpen = false;
      this.#isBehindRule = this.steps.length > 0;
    } else if (line.kind === 'table') this.steps.push(...readStepTable(line.rows));
    else if (line.kind === 'item') this.#item(line);
    else if (line.kind === 'text') this.#paragraph(texts, next);
    else this.#heading(line.text, next);
  }
}

/** Returns the texts of one paragraph: its lines where each ends a sentence or has a marker, else one text with the wrapped lines joined. */
function textsOf(lines: readonly Line[]): string[] {
  const texts = lines.map(({ text }) => text);
  const isMarked = (text: string) => readMarker(text) !== undefined;
  if (texts.some(isMarked)) {
    const made: string[] = [];
    for (const text of texts) {
      const before = made.at(-1);
      if (isMarked(text) || before === undefined) made.push(text);
      else made[made.length - 1] = `${before} ${text}`;
    }
    return made;
  }
  const areSentences = texts.slice(0, -1).every((text) => endsSentence.test(text));
  return areSentences ? texts : [texts.join(' ')];
}

/** Returns the steps in order, one entry each, without their numbers and with their headings. */
export function readSteps(lines: readonly Line[]): string[] {
  const collector = new StepCollector();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    let end = index + 1;
    if (line.kind === 'text') while (lines[end]?.kind === 'text' && lines[end]?.continues) end++;
    const texts = line.kind === 'text' ? textsOf(lines.slice(index, end)) : [];
    collector.add(
      line,
      texts,
      lines.slice(end).find(({ kind }) => kind !== 'rule'),
    );
    index = end - 1;
  }
  return collector.steps
    .flatMap(splitRunOn)
    .flatMap(splitInTurn)
    .filter((step) => /[\p{L}\p{N}]/u.test(step));
}

const first =
  /^(?:first(?:ly)?|to (?:begin|start)|start by|begin by|zuerst|zunächst|als erstes|d'abord|tout d'abord|pour commencer|primero|en primer lugar|para empezar|prima|per prima cosa|primeiro|eerst|najpierw)\b/iu;
const next =
  /^(?:next|then|second(?:ly)?|third(?:ly)?|after that|afterwards|now|once|meanwhile|finally|lastly|dann|danach|anschließend|als nächstes|nun|zum schluss|zuletzt|schließlich|ensuite|puis|après|enfin|luego|después|a continuación|finalmente|por último|poi|quindi|dopo|infine|depois|em seguida|por fim|daarna|dan|vervolgens|tot slot|następnie|potem|na koniec)(?![\p{L}])/iu;

/** Splits "First, … Next, … Finally, …" in one paragraph into one step per sentence. */
function splitInTurn(step: string): string[] {
  if (!first.test(step)) return [step];
  const sentences = step.split(/(?<=[.!])\s+(?=\p{Lu})/u);
  return sentences.filter((sentence) => next.test(sentence)).length >= 2 ? sentences : [step];
}

/** Splits "1. Boil. 2. Drain. 3. Serve." on one line into three steps (the first number is already removed). */
function splitRunOn(step: string): string[] {
  const pieces: string[] = [];
  let rest = step;
  for (let ordinal = 2; ordinal < 40; ordinal++) {
    const at = new RegExp(`[.!)]\\s+(?:step\\s*)?${ordinal}[.):]\\s+(?=\\p{L})`, 'iu').exec(rest);
    if (!at) break;
    pieces.push(rest.slice(0, at.index + 1));
    rest = rest.slice(at.index + at[0].length);
  }
  return [...pieces, rest];
}
