/** A point of the viewport in the coordinates of the drawing; undefined as long as it is not rendered. */
export function pointInDrawing(
  drawing: SVGGraphicsElement | null | undefined,
  x: number,
  y: number,
): DOMPoint | undefined {
  const toScreen = drawing?.getScreenCTM();
  return toScreen ? new DOMPoint(x, y).matrixTransform(toScreen.inverse()) : undefined;
}
