/**
 * The bucket of the recipes' pictures. The server alone puts them there, under their content, and finds them by their address: they have no
 * rows, since nobody owns them and nothing about them can change.
 */
export const pictureBucket = 'recipe-pictures';

/** How the address begins under which everybody may read one of them, whatever site it is on. */
export const picturesPath = `/storage/v1/object/public/${pictureBucket}/`;
