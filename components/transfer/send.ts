/** The phone's own way to send things on, where it has one. */

export function canSend(data: ShareData): boolean {
  return navigator.canShare?.(data) ?? false;
}

/** Whoever looks at the list of ways and takes none has changed their mind, which is no mishap. */
export async function send(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
