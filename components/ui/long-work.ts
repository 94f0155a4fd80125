/**
 * Work that would block the main thread, done in a Web Worker. A task is a function from plain data to plain data,
 * called by its name with its input:
 *
 *     page    { name, input }  →  worker
 *     page  ←  { progress } …, then { output } or { failed }
 *
 * The worker gets one task at a time. If nobody waits for the current task any more, its worker is terminated,
 * because nothing else stops a running function. If there is no worker, or its script cannot be loaded, the page does
 * the work itself.
 */

/** Reports the share of the work that is done, from 0 to 1. */
type OnProgress = (share: number) => void;
type Task = (input: never, onProgress: OnProgress) => unknown;
export type Tasks = Readonly<Record<string, Task>>;
export type TaskName<Work extends Tasks> = keyof Work & string;
export type TaskInput<Work extends Tasks, Name extends keyof Work> = Parameters<Work[Name]>[0];
export type TaskOutput<Work extends Tasks, Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

/** Waits for an answer. */
export interface Reader<Output> {
  readonly onProgress: OnProgress;
  readonly onAnswer: (output: Output) => void;
  readonly onFailure: () => void;
}

export interface LongWork<Work extends Tasks> {
  /** Starts a task, and returns a function that cancels it. Readers of the same input share one run. */
  readonly ask: <Name extends TaskName<Work>>(
    name: Name,
    input: TaskInput<Work, Name>,
    reader: Reader<TaskOutput<Work, Name>>,
  ) => () => void;
  /** The task's latest answer, if it was for the same input. */
  readonly known: <Name extends TaskName<Work>>(
    name: Name,
    input: TaskInput<Work, Name>,
  ) => TaskOutput<Work, Name> | undefined;
  /** Fetches the worker's script, so that the first answer comes soon, and also without a network. */
  readonly preload: () => void;
}

interface Request {
  readonly name: string;
  readonly input: unknown;
}

type Message = { readonly progress: number } | { readonly output: unknown } | { readonly failed: true };

interface Job extends Request {
  /** The input as text, which identifies equal requests. */
  readonly key: string;
  readonly readers: Set<Reader<never>>;
}

/** An idle worker is terminated after this time, because a phone needs its memory for other things. */
const REST_MS = 20_000;

export function makeLongWork<Work extends Tasks>(
  openWorker: () => Worker,
  loadTasks: () => Promise<Work>,
): LongWork<Work> {
  /** The first one is running. */
  const jobs: Job[] = [];
  const answers = new Map<string, { readonly key: string; readonly output: unknown }>();
  let worker: Worker | undefined;
  let isWorkerUseless = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function startWorker(): Worker {
    const started = openWorker();
    started.onmessage = ({ data }: MessageEvent<Message>) => jobs[0] && receive(jobs[0], data);
    started.onerror = doWithoutWorker;
    return started;
  }

  function endWorker(): void {
    worker?.terminate();
    worker = undefined;
  }

  function doWithoutWorker(): void {
    isWorkerUseless = true;
    endWorker();
    begin();
  }

  /** Starts the first job. */
  function begin(): void {
    clearTimeout(resting);
    const job = jobs[0];
    if (job && isWorkerUseless) {
      void doHere(job);
      return;
    }
    if (!job) {
      resting = setTimeout(endWorker, REST_MS);
      return;
    }
    try {
      worker ??= startWorker();
      worker.postMessage({ name: job.name, input: job.input } satisfies Request);
    } catch {
      doWithoutWorker();
    }
  }

  async function doHere(job: Job): Promise<void> {
    try {
      const message = await doTask(await loadTasks(), job, (progress) => receive(job, { progress }));
      receive(job, message);
    } catch {
      // Neither script could be loaded; next time there may be a network.
      isWorkerUseless = false;
      receive(job, { failed: true });
    }
  }

  function receive(job: Job, message: Message): void {
    if (jobs[0] !== job) return;
    const readers = [...job.readers] as unknown as readonly Reader<unknown>[];
    if ('progress' in message) {
      for (const reader of readers) reader.onProgress(message.progress);
      return;
    }
    jobs.shift();
    if ('output' in message) answers.set(job.name, { key: job.key, output: message.output });
    begin();
    for (const reader of readers)
      if ('output' in message) reader.onAnswer(message.output);
      else reader.onFailure();
  }

  function dropUnlessRead(job: Job): void {
    const index = jobs.indexOf(job);
    if (job.readers.size > 0 || index < 0) return;
    jobs.splice(index, 1);
    if (index > 0) return;
    endWorker();
    begin();
  }

  return {
    ask: (name, input, reader) => {
      const key = JSON.stringify(input);
      const same = jobs.find((other) => other.name === name && other.key === key);
      const job: Job = same ?? { name, input, key, readers: new Set() };
      job.readers.add(reader);
      if (!same && jobs.push(job) === 1) begin();
      return () => {
        job.readers.delete(reader);
        // With a delay: when the screen changes, the next one may ask for the same a moment later.
        setTimeout(() => dropUnlessRead(job));
      };
    },
    known: (name, input) => {
      const latest = answers.get(name);
      return latest?.key === JSON.stringify(input)
        ? (latest.output as TaskOutput<Work, typeof name>)
        : undefined;
    },
    preload: () => {
      if (worker || isWorkerUseless) return;
      try {
        worker = startWorker();
        begin();
      } catch {
        isWorkerUseless = true;
      }
    },
  };
}

async function doTask(tasks: Tasks, { name, input }: Request, onProgress: OnProgress): Promise<Message> {
  try {
    return { output: await tasks[name]?.(input as never, onProgress) };
  } catch {
    return { failed: true };
  }
}

/** In the worker: runs every task that the page asks for. */
export function serveTasks(tasks: Tasks): void {
  const send = (message: Message): void => postMessage(message);
  addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    send(await doTask(tasks, data, (progress) => send({ progress })));
  });
}
