/** The zeros of the digit sets other than 0–9 that answers use: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const otherDigit = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/gu;

/** Returns the text with all digits written as 0 to 9. The length does not change. */
export function plainDigits(text: string): string {
  return text.replace(otherDigit, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}
