/** Under which names the device keeps what people enter. */
export const KEYS = {
  // Only the name of the app, because it was stored under this key before other games were planned.
  palatinus: 'septimontium',
  sevenHills: 'septimontium-seven-hills',
  progress: 'septimontium-progress',
} as const;

/** Those of the games. */
export const GAME_KEYS: readonly string[] = [KEYS.palatinus, KEYS.sevenHills];
