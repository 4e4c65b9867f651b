/** Pictures of the built-in photographer lie in a folder of their own; saved recipes keep the address. */
const housePicture = /\/house\/[0-9a-f]{40}\.webp(?:[?#]|$)/;

/** Whether a recipe's picture was drawn from its words by the built-in photographer, and is no photograph. */
export const isDrawn = (image: string | null | undefined): boolean =>
  housePicture.test(image ?? '');
