/** Shared parts of the counts of all games: navigation, the voice, the points so far. */
export const count = {
  back: 'Back',
  play: 'Auto-play',
  playShort: 'Play',
  pause: 'Pause',
  speed: 'Speed: {speed}×',
  readAloud: 'Read aloud',
  result: 'Result',
  soFar: 'Score so far',
} as const;
