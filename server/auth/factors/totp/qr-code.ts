import { renderSVG } from 'uqr';

/**
 * A QR code as raw SVG text, which the client puts behind `data:image/svg+xml;utf-8,` as it is: no character in it may end or change
 * such an address (#, %), and black on white is what scanners read in every theme.
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
