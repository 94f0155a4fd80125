/**
 * Stands in until something has been read from the device: the same size, so that nothing jumps, but clearly not the
 * thing itself. It fades in with a delay, because usually there is nothing to wait for.
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
