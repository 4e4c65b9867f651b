/** The widths in which a picture of a recipe is stored, in pixels. */
export const pictureWidth = 1200;
export const thumbnailWidth = 400;

/** The encoder's settings of the pictures that are stored. */
export const webpSettings = { quality: 82, effort: 4 } as const;
