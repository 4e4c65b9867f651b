/** The built-in photographer stores its pictures in the folder `house`, and saved recipes keep that URL. The sample's picture is a build asset. */
const housePicture = /\/(?:house\/[0-9a-f]{40}\.webp|dish-sample-[\w-]+\.avif)(?:[?#]|$)/;

/** Returns whether a recipe's picture was drawn from its text by the built-in photographer and is not a photograph. */
export const isDrawn = (image: string | null | undefined): boolean =>
  housePicture.test(image ?? '');
