/**
 * Converts an SVG of the page to a PNG for sharing. The browser renders it; colours and fonts must be copied from the
 * page's styles into a clone of the SVG first, because an image does not inherit them.
 */
const WRITTEN = ['fill', 'stroke', 'opacity', 'font-family', 'font-weight'] as const;

function standingAlone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original);
    for (const property of WRITTEN)
      copies[index]?.style.setProperty(property, style.getPropertyValue(property));
    copies[index]?.removeAttribute('class');
  }
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Undefined if the browser cannot do it. */
export async function paintPicture(svg: SVGSVGElement): Promise<Blob | undefined> {
  const { width, height } = svg.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([standingAlone(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
