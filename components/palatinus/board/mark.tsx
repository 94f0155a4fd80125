/** What is drawn on the board, in a line of text: for lists, tables and legends that name it in words beside it. */
type Props = { readonly children: React.ReactNode; readonly className: string };

export function Mark({ children, className }: Props): React.ReactNode {
  return (
    <svg viewBox="-80 -80 160 160" aria-hidden="true" className={`shrink-0 ${className}`}>
      {children}
    </svg>
  );
}
