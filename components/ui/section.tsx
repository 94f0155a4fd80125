type Props = { readonly id: string; readonly title: string; readonly children: React.ReactNode };

/** A part of a page under its own heading, which is its accessible name. */
export function Section({ id, title, children }: Props): React.ReactNode {
  return (
    <section aria-labelledby={id} className="mt-12 sm:mt-16">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
