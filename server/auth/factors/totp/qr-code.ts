import { renderSVG } from 'uqr';

/**
 * Returns a QR code as raw SVG text. The client appends it unescaped to `data:image/svg+xml;utf-8,`, so it must not contain `#` or `%`,
 * which would end or change a data URL. It is black on white so that scanners can read it in every theme.
 */
export function qrCode(text: string): string {
  const svg = renderSVG(text, {
    ecc: 'M',
    border: 4,
    pixelSize: 4,
    whiteColor: 'white',
    blackColor: 'black',
  });
  if (/[#%]/.test(svg)) throw new Error('The QR code would not survive in a data address.');
  return svg;
}
