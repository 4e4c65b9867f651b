/** Pictures of the built-in photographer lie in a folder of their own, and saved recipes keep the address; the sample's is a file of the build. */
const housePicture = /\/(?:house\/[0-9a-f]{40}\.webp|dish-sample-[\w-]+\.avif)(?:[?#]|$)/;

/** Whether a recipe's picture was drawn from its words by the built-in photographer, and is no photograph. */
export const isDrawn = (image: string | null | undefined): boolean =>
  housePicture.test(image ?? '');
