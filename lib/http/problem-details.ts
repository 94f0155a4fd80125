/** Errors as RFC 9457 problem details, in the reader's language, with every reason and its place. */
import { type AnyProblem, type Language, problemSentence, speaker } from '../i18n';
import { makePath, type Path } from '../problems';

const TITLES = {
  400: 'http.badRequest',
  404: 'http.notFound',
  405: 'http.methodNotAllowed',
  413: 'http.contentTooLarge',
  415: 'http.unsupportedMediaType',
  422: 'http.unprocessableContent',
  503: 'http.serviceUnavailable',
} as const;

export interface Refusal {
  readonly status: keyof typeof TITLES;
  readonly detail: string;
  readonly problems?: readonly AnyProblem[];
  readonly headers?: Readonly<Record<string, string>>;
}

export function refuse(language: Language, { status, detail, problems, headers }: Refusal): Response {
  const say = speaker(language);
  const errors = problems?.map((problem) => ({
    code: problem.code,
    path: makePath(problem.path),
    pointer: makePointer(problem.path),
    detail: problemSentence(say, problem),
  }));
  const body = { type: 'about:blank', title: say(TITLES[status]), status, detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': language,
      vary: 'accept-language',
      ...headers,
    },
  });
}

/** A JSON Pointer (RFC 6901) as a fragment: `#/pieces/12/at`. */
function makePointer(path: Path): string {
  const steps = path.map((step) =>
    encodeURIComponent(String(step).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return ['#', ...steps].join('/');
}
