/**
 * For tests only: an in-memory database with just the features that the archive uses. Transactions run one after the
 * other.
 */

export function databaseOf(tables: Readonly<Record<string, Map<string, unknown>>>): IDBFactory {
  type Asked = { result?: unknown; onsuccess?: () => void };
  const answerLater = (request: Asked): void => queueMicrotask(() => request.onsuccess?.());
  function transaction(): object {
    const waiting: (() => void)[] = [];
    const ask = (answer: () => unknown): Asked => {
      const request: Asked = {};
      waiting.push(() => {
        request.result = answer();
        request.onsuccess?.();
      });
      return request;
    };
    const made = {
      oncomplete: () => undefined,
      objectStore: (name: string) => ({
        get: (id: string) => ask(() => tables[name]?.get(id)),
        put: (value: unknown, id: string) => ask(() => tables[name]?.set(id, value)),
        delete: (id: string) => ask(() => tables[name]?.delete(id)),
        getAll: () => ask(() => [...(tables[name]?.values() ?? [])]),
        getAllKeys: () => ask(() => [...(tables[name]?.keys() ?? [])]),
      }),
    };
    queueMicrotask(() => {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      made.oncomplete();
    });
    return made;
  }
  const open = (): Asked => {
    const request = { result: { transaction, close: () => undefined } };
    answerLater(request);
    return request;
  };
  return { open } as unknown as IDBFactory;
}
