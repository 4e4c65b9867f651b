import { startsWithAmount } from './group-names.ts';
import { type Line, line } from './line.ts';
import { type Opening, openingOf } from './name-section.ts';
import { type Fact, readFactLine, readFactTable, statesEnergy } from './read-facts.ts';
import { readMarker } from './read-marker.ts';
import type { SectionName } from './words/section-names.ts';

/** A section of an answer; `name` is undefined for the beginning and for unknown sections. */
export type Section = {
  name: SectionName | undefined;
  heading: string;
  level: number;
  lines: Line[];
};

const forPart =
  /^(?:for|für|fur|pour|para|per|voor|dla|för|til|till|для)\s|^(?:the\s)?(?:sauce|dressing|dough|filling|topping|glaze|marinade|frosting|icing|crust|batter|garnish|salsa)\b/iu;

function nextOf(lines: readonly Line[], index: number): Line | undefined {
  return lines.slice(index + 1).find(({ kind }) => kind !== 'rule');
}

/** Returns whether an unknown heading is a group within the current section ("For the sauce", "Step 2: Sear") rather than its end. */
function staysInside(current: Section, heading: Line, next: Line | undefined): boolean {
  if (current.name === undefined) return true;
  const isDeeper = heading.kind !== 'heading' || heading.level > current.level;
  const followedByItems = next?.kind === 'item' || next?.kind === 'table';
  if (current.name === 'ingredients')
    return isDeeper || forPart.test(heading.text) || followedByItems;
  if (current.name === 'instructions') {
    const marker = readMarker(heading.text)?.kind;
    const isStep = marker === 'number' || marker === 'step';
    return isDeeper || isStep || next?.ordinal !== undefined || forPart.test(heading.text);
  }
  return isDeeper && current.name !== 'photo' && current.name !== 'description';
}

/** Returns the facts of a line. Fact lines may be anywhere; within ingredients and steps they need a colon or a word such as "Serves". */
function factsOf(current: Section, { kind, text, rows }: Line): Fact[] {
  const isWithin = current.name === 'ingredients' || current.name === 'instructions';
  if (kind === 'table') return isWithin ? [] : readFactTable(rows);
  if (kind === 'rule' || (isWithin && kind === 'item')) return [];
  if (current.name === 'photo' || (current.name === 'nutrition' && kind === 'item')) return [];
  if (isWithin && !/[:：]|^\W*(?:serves|makes|yields?)\b/i.test(text)) return [];
  return readFactLine(text);
}

/** The result of cutting an answer: its sections, and the facts found between them. */
export type Outline = { sections: Section[]; facts: Fact[] };

class Cutter {
  readonly sections: Section[] = [{ name: undefined, heading: '', level: 0, lines: [] }];
  readonly facts: Fact[] = [];
  #resume: Section | undefined;
  #hasHeading = false;
  /** True if the previous line (a title word or facts) was removed: the next line does not continue a paragraph. */
  #beginsAnew = false;

  get #current(): Section {
    const last = this.sections.at(-1);
    if (!last) throw new Error('there is always a section');
    return last;
  }

  /** Also adds a fact line that states the energy to the nutrition; the current section stays open. */
  #keepEnergy(stated: Line): void {
    this.sections.splice(-1, 0, { name: 'nutrition', heading: '', level: 7, lines: [stated] });
  }

  #open(section: Omit<Section, 'lines'>, lines: Line[] = []): void {
    this.sections.push({ ...section, lines });
  }

  /** Ends a section that is named and filled on one line after its paragraph, and resumes the previous section. */
  #returnFrom(inline: Line): void {
    const resumed = this.#resume;
    if (!resumed || inline.continues) return;
    this.#resume = undefined;
    this.#open({ name: resumed.name, heading: '', level: resumed.level });
  }

  #openPart(opened: Opening, from: Line): void {
    const before = this.#current;
    const level = from.kind === 'heading' ? from.level : 7;
    this.facts.push(...readFactLine(/\(([^)]*)\)/.exec(from.text)?.[1] ?? ''));
    if (opened.rest === '') this.facts.push(...servingsBehind(from.text));
    if (opened.name === 'meta') this.facts.push(...readFactLine(opened.rest));
    const rest = opened.rest === '' ? [] : [line('text', opened.rest)];
    const isPassing =
      opened.rest !== '' && opened.name !== 'ingredients' && opened.name !== 'instructions';
    this.#resume = isPassing ? (this.#resume ?? before) : undefined;
    this.#open({ name: opened.name, heading: from.text, level }, [...rest, ...from.children]);
  }

  /** "Title" alone announces the dish and ends a preceding photo, meta, other or description section; elsewhere it has no effect. */
  #openTitle(word: Line): void {
    const before = this.#current.name;
    this.#beginsAnew = true;
    if (before === 'photo' || before === 'meta' || before === 'other' || before === 'description')
      this.#open({ name: undefined, heading: '', level: word.level });
  }

  add(added: Line, next: Line | undefined): void {
    const isStrict = !this.#hasHeading && added.kind === 'heading';
    const named = this.#mayOpen(added) ? openingOf(added, isStrict) : undefined;
    const opened = named && this.#isGroup(named, next) ? undefined : named;
    // "# Recipe" alone names no section: the dish follows.
    const isTitleWord = opened?.name === 'title' && opened.rest === '';
    if (added.kind === 'heading' && !isTitleWord) this.#hasHeading = true;
    if (opened && !isTitleWord) {
      this.#openPart(opened, added);
      return;
    }
    if (isTitleWord) {
      this.#openTitle(added);
      return;
    }
    this.#returnFrom(added);
    const found = factsOf(this.#current, added);
    this.facts.push(...found);
    if (found.length > 0 && statesEnergy(added.text)) this.#keepEnergy(added);
    if (found.length > 0 && added.children.length === 0) {
      this.#beginsAnew = true;
      return;
    }
    const isHeading = added.kind === 'heading' || added.kind === 'bold';
    if (isHeading && !staysInside(this.#current, added, next)) {
      this.#open({ name: undefined, heading: added.text, level: added.level }, [added]);
    } else this.#current.lines.push(this.#beginsAnew ? { ...added, continues: false } : added);
    this.#beginsAnew = false;
  }

  /** Returns whether a heading such as "Slaw & assembly" above more amounts is a group of the ingredients. */
  #isGroup({ name, rest }: Opening, next: Line | undefined): boolean {
    if (this.#current.name !== 'ingredients' || name !== 'instructions' || rest !== '')
      return false;
    return next?.kind === 'item' && next.ordinal === undefined && startsWithAmount.test(next.text);
  }

  /** Returns whether a line may open a section. An item within the steps is a step, except for tips, notes and photos. */
  #mayOpen(added: Line): boolean {
    if (added.kind !== 'item') return true;
    if (this.#current.name !== 'instructions') return true;
    return (
      added.ordinal === undefined &&
      added.children.length === 0 &&
      /^\W*(?:[\p{L}'’]+\s)?(?:tip|note|photo|image)/iu.test(added.text)
    );
  }
}

/** Reads the servings from a heading: "Zutaten für 4 Personen", "Ingredients for 4 servings". */
function servingsBehind(heading: string): Fact[] {
  const value = /(?:for|für|pour|para|per|voor|dla|för|til|till)\s+((?:about\s)?\d.*)$/iu.exec(
    heading,
  )?.[1];
  return value ? [{ name: 'servings', value }] : [];
}

/** Cuts an answer into its sections. */
export function cutSections(lines: readonly Line[]): Outline {
  const cutter = new Cutter();
  for (const [index, added] of lines.entries()) cutter.add(added, nextOf(lines, index));
  return { sections: cutter.sections, facts: cutter.facts };
}

/** Returns the lines of all sections with this name, in order. */
export function linesNamed(sections: readonly Section[], name: SectionName): Line[] {
  return sections.filter((section) => section.name === name).flatMap(({ lines }) => lines);
}
