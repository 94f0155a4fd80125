/** What only the HTTP routes say. */
export const http = {
  badRequest: 'Bad request',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  contentTooLarge: 'Content too large',
  unsupportedMediaType: 'Unsupported media type',
  unprocessableContent: 'Unprocessable content',
  sendJson: 'Send a game file with the content type application/json.',
  sendPlain: 'Send the game file as it is, not compressed.',
  sendLess: 'A game file has at most {most} KB: send less.',
  notText: 'The content is not text in UTF-8: send a game file.',
  notJson: 'The content is not JSON: send a game file.',
  refused: 'The game cannot be scored for {count} {count:reason|reasons}, given in errors.',
  formats: 'There is no schema of “{format}”: ask for one of {list}.',
  methods: 'There is no {method} here: use {allow}.',
} as const;
