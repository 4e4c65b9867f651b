/**
 * The bucket of the recipe pictures. Only the server writes them, under names that it derives or generates itself, and finds them by path.
 * They have no database rows, since they have no owner and never change.
 */
export const pictureBucket = 'recipe-pictures';

/** The public path prefix of the recipe pictures, without the origin. */
export const picturesPath = `/storage/v1/object/public/${pictureBucket}/`;
