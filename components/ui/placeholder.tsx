/**
 * Stands where something will be as soon as the device has been read: of the same size, so that nothing jumps, and plainly
 * not the thing itself. It fades in a moment late, since most of the time there is nothing to wait for.
 */
export function Placeholder({ className }: { readonly className: string }): React.ReactNode {
  return (
    <div
      aria-hidden="true"
      data-waiting=""
      className={`rounded-xl bg-sand/70 motion-safe:animate-wait ${className}`}
    />
  );
}
