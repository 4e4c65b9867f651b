/** Sets of digits beside 0–9 that answers count with, each by its zero: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const otherDigit = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/gu;

/** The same text with its digits written 0 to 9; its length stays. */
export function plainDigits(text: string): string {
  return text.replace(otherDigit, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}
