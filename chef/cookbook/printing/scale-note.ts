/** By how much the count of a food changes, and what it is then. */
export type NoteScaling = { share: number; count: number | undefined };

const weight = /\b(\d+(?:\.\d+)?) (g|kg|ml)\b(?! (?:each|a piece|apiece)\b)/;
const perPiece = /(\d (?:g|kg|ml)) (?:each|a piece|apiece)\b/;

/** Rounds a weight as a shop sells it. */
function asSold(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 100) / 10} kg`;
  const step = grams >= 400 ? 50 : grams >= 100 ? 10 : 5;
  return `${Math.max(step, Math.round(grams / step) * step)} g`;
}

/**
 * Scales the weight of all pieces in the note of a counted food: "2 aubergines, about 600 g" → "4 aubergines, about 1.2 kg". For one piece
 * it drops "each".
 */
export function scaleNote(note: string, { share, count }: NoteScaling): string {
  if (count !== undefined && count <= 1 && perPiece.test(note)) {
    return note.replace(perPiece, '$1');
  }
  if (share === 1) return note;
  return note.replace(weight, (_, value: string, unit: string) => {
    const amount = Number(value) * share * (unit === 'kg' ? 1000 : 1);
    return unit === 'ml' ? `${Math.round(amount / 10) * 10} ml` : asSold(amount);
  });
}
