const longest = 80;
/** Names that Windows keeps for its devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A recipe's name as a file's: letters and digits of any script, hyphens between them. */
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
