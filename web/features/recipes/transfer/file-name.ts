const longest = 80;
/** Device names that Windows reserves. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Converts a recipe's name to a file name: letters and digits of any script, joined by hyphens. */
export function fileNameOf(recipeName: string): string {
  const words =
    recipeName
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, longest).join('').replace(/-$/, '');
  if (name === '') return 'recipe';
  return device.test(name) ? `recipe-${name}` : name;
}
