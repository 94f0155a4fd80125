import { hexPoints } from './layout';

const WHOLE = hexPoints();
const RIM = hexPoints(0.88);
/** In the corner of the hex, where no piece covers it. */
const DROP = 'M43-85C49-76 55-69 55-61A12 12 0 0 1 31-61C31-69 37-76 43-85Z';

/** A place to stand on: bare earth, or a spring, which is told by its rim and its drop and not by colour alone. */
export function Field({ spring }: { readonly spring: boolean }): React.ReactNode {
  return (
    <>
      <polygon points={WHOLE} strokeWidth="3" className="fill-field stroke-field-edge" />
      {spring && (
        <>
          <polygon
            points={RIM}
            strokeWidth="9"
            strokeLinejoin="round"
            className="fill-spring stroke-spring-rim"
          />
          <path d={DROP} className="fill-spring-rim" />
        </>
      )}
    </>
  );
}
