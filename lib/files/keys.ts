/** The keys under which the device stores what people enter. */
export const KEYS = {
  // Only the name of the app, because games were stored under this key before other games were planned.
  palatinus: 'septimontium',
  sevenHills: 'septimontium-seven-hills',
  progress: 'septimontium-progress',
} as const;

/** The keys of the games. */
export const GAME_KEYS: readonly string[] = [KEYS.palatinus, KEYS.sevenHills];
