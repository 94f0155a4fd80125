/** Texts of the HTTP routes only. */
export const http = {
  badRequest: 'Bad request',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  contentTooLarge: 'Content too large',
  unsupportedMediaType: 'Unsupported media type',
  unprocessableContent: 'Unprocessable content',
  serviceUnavailable: 'Service unavailable',
  sendJson: 'Send a game file with the content type application/json.',
  sendPlain: 'Send the game file as it is, not compressed.',
  sendLess: 'A game file has at most {most} KB: send less.',
  notText: 'The content is not text in UTF-8: send a game file.',
  notJson: 'The content is not JSON: send a game file.',
  refused: 'This game cannot be scored: {count} {count:reason|reasons}, listed in errors.',
  formats: 'There is no schema for “{format}”. Formats: {list}.',
  busy: 'Too many games are waiting to be scored: try again in a few seconds.',
  methods: 'There is no {method} here: use {allow}.',
} as const;
