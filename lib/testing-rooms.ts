/**
 * For tests only: the rooms of the whole app, and which of them may import which. `boundaries.test.ts` checks every
 * file against these tables.
 */

type Arrows = Readonly<Record<string, readonly string[]>>;

/** Which rooms of `lib` a room of `lib` may import. A new room needs a line here. */
export const LIB: Arrows = {
  'lib/hex': [],
  'lib/problems': [],
  'lib/text': [],
  'lib/random': [],
  'lib/palatinus': ['lib/hex', 'lib/problems', 'lib/text'],
  'lib/palatinus/enter': ['lib/hex', 'lib/problems', 'lib/text', 'lib/palatinus', 'lib/palatinus/ask'],
  'lib/palatinus/together': ['lib/palatinus'],
  'lib/palatinus/settle': ['lib/problems', 'lib/palatinus'],
  'lib/palatinus/quiz': ['lib/hex', 'lib/random', 'lib/palatinus'],
  'lib/palatinus/learn': ['lib/random', 'lib/palatinus', 'lib/palatinus/quiz'],
  'lib/seven-hills': ['lib/problems', 'lib/text'],
  'lib/seven-hills/enter': ['lib/problems', 'lib/text', 'lib/seven-hills'],
  'lib/seven-hills/learn': ['lib/seven-hills'],
  'lib/store': ['lib/text'],
  'lib/files': [
    'lib/hex',
    'lib/problems',
    'lib/text',
    'lib/palatinus',
    'lib/palatinus/enter',
    'lib/palatinus/settle',
    'lib/palatinus/quiz',
    'lib/palatinus/learn',
    'lib/seven-hills',
    'lib/seven-hills/enter',
    'lib/store',
  ],
  'lib/archive': ['lib/text', 'lib/store'],
  'lib/i18n': ['lib/text'],
  'lib/games': [
    'lib/archive',
    'lib/problems',
    'lib/text',
    'lib/palatinus',
    'lib/palatinus/enter',
    'lib/palatinus/settle',
    'lib/palatinus/quiz',
    'lib/seven-hills',
    'lib/seven-hills/enter',
    'lib/store',
    'lib/files',
    'lib/i18n',
  ],
  'lib/cli': ['lib/problems', 'lib/text', 'lib/games', 'lib/files', 'lib/i18n'],
  'lib/http': ['lib/problems', 'lib/games', 'lib/files', 'lib/i18n'],
  'lib/palatinus/ask': ['lib/hex', 'lib/problems', 'lib/palatinus'],
};

/** Rooms that may be imported only for their types: sentences are made from data and compute nothing. */
export const LIB_TYPES: Arrows = {
  'lib/i18n': [
    'lib/problems',
    'lib/palatinus',
    'lib/palatinus/enter',
    'lib/palatinus/settle',
    'lib/palatinus/quiz',
    'lib/palatinus/learn',
    'lib/files',
    'lib/palatinus/ask',
    'lib/seven-hills',
    'lib/seven-hills/enter',
    'lib/seven-hills/learn',
  ],
};

/**
 * Rooms that may be imported only in tests: the command line and HTTP are tested with real games, and the toy game is
 * tested with both.
 */
export const LIB_TESTS: Arrows = {
  'lib/cli': ['lib/palatinus', 'lib/palatinus/settle', 'lib/palatinus/quiz', 'lib/random', 'lib/seven-hills'],
  'lib/files': ['lib/random'],
  'lib/http': ['lib/palatinus', 'lib/seven-hills'],
  'lib/games': ['lib/cli', 'lib/http'],
};

/** Which rooms of `components` a room of `components` may import. */
export const COMPONENTS: Arrows = {
  'components/ui': [],
  'components/boards': [],
  'components/store': ['components/ui'],
  'components/shell': ['components/ui', 'components/store'],
  'components/seats': ['components/ui', 'components/boards'],
  'components/home': ['components/ui', 'components/boards', 'components/shell', 'components/store'],
  'components/accessibility': ['components/ui'],
  'components/developers': ['components/ui'],
  'components/rules': ['components/ui', 'components/shell', 'components/store'],
  'components/transfer': ['components/ui', 'components/shell', 'components/store', 'components/boards'],
  'components/archive': ['components/ui', 'components/boards', 'components/shell', 'components/store'],
  'components/count': ['components/ui', 'components/boards'],
  'components/learn': ['components/ui', 'components/shell'],
  // The rooms of a game's wing may also use the shared rooms, which know no wing. What they may use of each other is
  // listed here.
  'components/palatinus/board': ['components/boards'],
  'components/palatinus/game': [],
  'components/palatinus/rules': ['components/palatinus/board', 'components/palatinus/game'],
  'components/palatinus/enter': ['components/palatinus/board', 'components/palatinus/game'],
  'components/palatinus/share': ['components/palatinus/board', 'components/palatinus/game'],
  'components/palatinus/count': [
    'components/palatinus/board',
    'components/palatinus/game',
    'components/palatinus/rules',
    'components/palatinus/share',
    'components/palatinus/work',
  ],
  'components/palatinus/settle': [
    'components/palatinus/board',
    'components/palatinus/game',
    'components/palatinus/rules',
    'components/palatinus/count',
    'components/palatinus/work',
  ],
  'components/palatinus/work': [],
  // Both lessons and the quiz record answers, and lessons ask the quiz's questions, too.
  'components/palatinus/progress': [],
  'components/palatinus/quiz': [
    'components/palatinus/board',
    'components/palatinus/rules',
    'components/palatinus/count',
    'components/palatinus/progress',
  ],
  'components/palatinus/learn': [
    'components/palatinus/board',
    'components/palatinus/quiz',
    'components/palatinus/progress',
  ],
  'components/palatinus/home': ['components/palatinus/board', 'components/palatinus/game'],
  'components/palatinus/ask': ['components/palatinus/board', 'components/palatinus/rules'],
  'components/palatinus/our-count': [
    'components/palatinus/board',
    'components/palatinus/game',
    'components/palatinus/rules',
    'components/palatinus/count',
    'components/palatinus/work',
  ],
  'components/palatinus/what-if': [
    'components/palatinus/board',
    'components/palatinus/game',
    'components/palatinus/enter',
    'components/palatinus/count',
    'components/palatinus/rules',
    'components/palatinus/work',
  ],
  // The top of the wing puts the rooms together: the view with all screens, and what the game defines for opening and
  // saving.
  'components/palatinus': [
    'components/palatinus/board',
    'components/palatinus/game',
    'components/palatinus/enter',
    'components/palatinus/count',
    'components/palatinus/rules',
    'components/palatinus/share',
    'components/palatinus/ask',
    'components/palatinus/settle',
    'components/palatinus/work',
    'components/palatinus/our-count',
    'components/palatinus/what-if',
    'components/palatinus/progress',
    'components/palatinus/quiz',
    'components/palatinus/learn',
  ],
  'components/seven-hills/map': ['components/boards'],
  'components/seven-hills/game': ['components/seven-hills/map'],
  'components/seven-hills/enter': ['components/seven-hills/map', 'components/seven-hills/game'],
  'components/seven-hills/count': [
    'components/seven-hills/map',
    'components/seven-hills/game',
    'components/seven-hills/rules',
    'components/seven-hills/share',
  ],
  'components/seven-hills/learn': [
    'components/seven-hills/map',
    'components/seven-hills/game',
    'components/seven-hills/rules',
    'components/seven-hills/count',
  ],
  'components/seven-hills/home': ['components/seven-hills/map', 'components/seven-hills/game'],
  'components/seven-hills/rules': ['components/seven-hills/map', 'components/seven-hills/game'],
  'components/seven-hills/share': ['components/seven-hills/map', 'components/seven-hills/game'],
  'components/seven-hills': [
    'components/seven-hills/map',
    'components/seven-hills/game',
    'components/seven-hills/enter',
    'components/seven-hills/count',
    'components/seven-hills/rules',
    'components/seven-hills/share',
    'components/seven-hills/learn',
  ],
};

const GAMES = ['palatinus', 'seven-hills'];

const isOfGame = (room: string): boolean => GAMES.includes(room.split('/')[1] ?? '');

/** The rooms for any game. */
export const SHARED = Object.keys(COMPONENTS).filter((room) => !isOfGame(room));
/** A board draws what its props say, also on paper: it needs nothing of the frame around a screen. */
export const WITHOUT_FRAME = ['components/palatinus/board', 'components/seven-hills/map'];
/** Components neither answer requests nor print to a terminal. */
export const NOT_FOR_COMPONENTS = ['lib/cli', 'lib/http'];
/** Rooms that know all games. `components/ui` must not import them. */
export const KNOWS_GAMES = ['lib/files', 'lib/games'];
export const GAMES_IN_LIB = Object.keys(LIB).filter(isOfGame);

/** Which top-level folders a file in one of these folders may import. `lib` has its own table above. */
export const TOP_FOLDERS: Arrows = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  e2e: ['e2e', 'scripts', 'lib'],
  scripts: ['scripts', 'lib'],
};

/** Rooms without side effects: the same game must give the same result everywhere and always. */
export const PURE = ['lib/hex', 'lib/problems', 'lib/text', 'lib/random', ...GAMES_IN_LIB];
