import { fold } from './words/fold.ts';
import { plainDigits } from './words/plain-digits.ts';
import { numberWords } from './words/time-words.ts';

/** A list marker at the beginning of a line that markdown does not recognize. */
export type Marker = { kind: 'bullet' | 'number' | 'step'; ordinal?: number; rest: string };

const checkBox = /^(?:\[[ xX✓✔]?\]|[☐☑☒✅✔✓□▢◻⬜◽☐])\uFE0F?\s*/u;
const bullet =
  /^(?::(?=\s)|[•・･◦▪▫●○■◆◇♦★☆‣⁃➤►▶→»›·∙⦁*+]\uFE0F?\s*|[-–—−]\s+|[-–—](?=\d|\p{L}))(?!\s*\d{1,3}\s*%)/u;
const pictures =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\uFE0F?\s*)+/u;
const keycap = /^(\d{1,2}|🔟)\uFE0F?\u20E3?\s*/u;
const circled = /^[①-⑳]\s*/u;
const numbered = /^[(（]?(\d{1,2})\s*(?:[.)\]:：、．）](?!\d)|\s[-–—]\s)\s*/u;
const stepWords =
  'step|schritt|étape|etape|paso|passo|passaggio|fase|stap|krok|etap|steg|trin|adım|vaihe|шаг|крок|βήμα|ステップ|手順|步骤|步驟|단계|خطوة|الخطوة|चरण|स्टेप|bước|langkah|ขั้นตอนที่|etapa|pas|lépés|instruction|no\\.|nr\\.|n°';
const stepBefore = new RegExp(
  `^(?:${stepWords})\\s*(?:n[o°º]\\.?\\s*|#\\s*)?(\\d{1,2}|[\\p{L}]{1,12})\\b\\s*(?:(?:of|/|von|de|di|sur)\\s*\\d{1,2}\\s*)?[:：.)\\]–—-]*\\s*`,
  'iu',
);
const stepBehind =
  /^(?:第\s*)?(\d{1,2}|[一二三四五六七八九十])\s*[.．]?\s*(?:er|ère|e|ª|º)?\s*(?:步骤|步驟|步|단계|ステップ|adım|schritt|étape|stap|krok|steg|trin|vaihe)\s*[:：.)、–—-]*\s*/iu;

function numberOf(word: string): number | undefined {
  const digits = Number(word);
  return Number.isInteger(digits) ? digits : numberWords[fold(word)];
}

/** Reads "Step 3: …", "Schritt 3 – …", "第三步：…"; undefined for a text that only begins with such a word ("Step back …"). */
export function readStepNumber(text: string): Marker | undefined {
  for (const pattern of [stepBefore, stepBehind]) {
    const [whole, word = ''] = pattern.exec(text) ?? [];
    const ordinal = whole === undefined ? undefined : numberOf(word);
    if (whole !== undefined && ordinal !== undefined) {
      return { kind: 'step', ordinal, rest: text.slice(whole.length) };
    }
  }
  return undefined;
}

function readNumber(text: string): Marker | undefined {
  const [keycapped, digit = ''] = /^(?:\d{1,2}\uFE0F?\u20E3|🔟)/u.test(text)
    ? (keycap.exec(text) ?? [])
    : [];
  if (keycapped) {
    return { kind: 'number', ordinal: Number(digit) || 10, rest: text.slice(keycapped.length) };
  }
  const ring = circled.exec(text)?.[0];
  if (ring) {
    const ordinal = (ring.codePointAt(0) ?? 0) - 0x245f;
    return { kind: 'number', ordinal, rest: text.slice(ring.length) };
  }
  const letter = /^\(?([a-h])[.)]\s+(?=\S)/u.exec(text);
  if (letter) {
    const ordinal = (letter[1]?.charCodeAt(0) ?? 0) - 96;
    return { kind: 'number', ordinal, rest: text.slice(letter[0].length) };
  }
  const [whole, number] = numbered.exec(plainDigits(text)) ?? [];
  if (whole === undefined || whole.length === text.length) return undefined;
  // "2 - 3 eggs" is an amount, "10: 30" a time.
  if (/^[\d½¼¾⅓⅔]/u.test(text.slice(whole.length)) && /[-–—:]/.test(whole)) return undefined;
  return { kind: 'number', ordinal: Number(number), rest: text.slice(whole.length) };
}

/** Removes a bullet, check box, number or leading emoji from a line; `undefined` when it has none of them. */
export function readMarker(text: string): Marker | undefined {
  const box = checkBox.exec(text)?.[0];
  if (box) return { kind: 'bullet', rest: text.slice(box.length) };
  const number = readNumber(text) ?? readStepNumber(text);
  if (number) return number;
  const mark = bullet.exec(text)?.[0] ?? pictures.exec(text)?.[0];
  if (!mark || mark.length === text.length) return undefined;
  const rest = text.slice(mark.length);
  return readNumber(rest) ?? { kind: 'bullet', rest: rest.replace(checkBox, '') };
}

/** Returns the text without emoji at its beginning and end. */
export function withoutPictures(text: string): string {
  const behind =
    /(?:\s*[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\uFE0F?)+$/u;
  return text.replace(pictures, '').replace(behind, '').trim();
}
