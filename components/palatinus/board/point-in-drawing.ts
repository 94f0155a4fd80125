/** A point of the screen, as the drawing measures it; undefined as long as nothing is drawn. */
export function pointInDrawing(
  drawing: SVGGraphicsElement | null | undefined,
  x: number,
  y: number,
): DOMPoint | undefined {
  const toScreen = drawing?.getScreenCTM();
  return toScreen ? new DOMPoint(x, y).matrixTransform(toScreen.inverse()) : undefined;
}
