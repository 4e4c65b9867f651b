/** In the place of the stars that it had, as high as they were. */
export function GoneLine() {
  return <p className="small soft no-print">Deleted, but still open here</p>;
}
