/**
 * The service worker: keeps the app on the device, so that it works without network. `worker-file.js` puts `APP`
 * before this text: the version, and the files of that version by key. A key is a path; for a page's data, with
 * `?rsc` appended.
 *
 * Each version is kept completely in its own cache, and is used before the network: so a page never gets files of
 * another version, and starts as quickly with a bad network as with none. Only the languages that were used are kept.
 */

const PREFIX = 'septimontium-';
const NAME = PREFIX + APP.version;
const cache = caches.open(NAME);
/** So few in parallel that the open page gets its share of the bandwidth. */
const AT_ONCE = 4;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), forgetOlder()])));

addEventListener('message', (event) => {
  const { keep, takeOver } = event.data;
  if (takeOver) skipWaiting();
  else event.waitUntil(keepLanguage(keep).finally(forgetOlder));
});

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === location.origin && event.request.method === 'GET';
  if (isOurs && !pathname.startsWith('/api/')) event.respondWith(answer(event.request, pathname));
});

async function install() {
  const open = await clients.matchAll({ includeUncontrolled: true });
  const languages = Object.keys(APP.languages);
  const used = await Promise.all(
    languages.map(
      async (language) =>
        open.some(({ url }) => languageOf(new URL(url).pathname) === language) ||
        (await caches.match(`/${language}`)) !== undefined,
    ),
  );
  await keepFiles([
    ...APP.files,
    ...languages.filter((_, index) => used[index]).flatMap((language) => APP.languages[language]),
  ]);
}

/** Keeps a language, and any other missing files of the app. */
async function keepLanguage(language) {
  await keepFiles([...APP.files, ...(APP.languages[language] ?? [])]);
}

/**
 * Resumes an interrupted download. If there is no room, nothing of it is kept, because games need the room more.
 * Nothing is kept either if the server has a new version by now, because the last files may belong to that one.
 */
async function keepFiles(keys) {
  const missing = await missingOf(keys);
  if (missing.length === 0) return;
  const rest = missing.values();
  const keepRest = async () => {
    for (const key of rest) await (await cache).put(key, await fetchFile(key));
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepRest));
  const failure = ends.find(({ status }) => status === 'rejected')?.reason;
  // `fetch` throws this if there is no network.
  if (failure instanceof TypeError) throw failure;
  if (!failure && (await isCurrent())) return;
  await Promise.all(missing.map(async (key) => (await cache).delete(key)));
  throw failure ?? new Error('The server has another version.');
}

async function missingOf(keys) {
  const there = new Set((await (await cache).keys()).map(({ url }) => url));
  return keys.filter((key) => !there.has(new URL(key, location).href));
}

async function isCurrent() {
  const current = await fetch('/sw.js', { cache: 'no-store' });
  return (await current.text()).includes(APP.version);
}

/** Files of the build have unique names for their content, so the file of an older version can be reused. */
async function fetchFile(key) {
  const [path, kind] = key.split('?');
  const older = isBuilt(path) && (await caches.match(path));
  if (older) return older;
  const response = await fetch(kind === 'rsc' ? `${path}?_rsc` : path, {
    cache: isBuilt(path) ? 'default' : 'no-cache',
    redirect: 'error',
    priority: 'low',
    ...(kind === 'rsc' && { headers: { RSC: '1' } }),
    // The page for unknown addresses is fetched in the language of the path, and not in that of the cookie.
    ...(kind === 'nowhere' && { headers: { 'Accept-Language': languageOf(path) }, credentials: 'omit' }),
  });
  if (response.status !== (kind === 'nowhere' ? 404 : 200)) throw new Error(`${key}: ${response.status}`);
  return response;
}

/**
 * If several windows are open, one may still show a page of an older version, which needs its files. And while this
 * version is incomplete, because the browser has cleared some of it, an older one is what works without network.
 */
async function forgetOlder() {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // During an update, either that version or this one is the older one.
  if (windows.length > 1 || registration.installing || registration.waiting) return;
  if ((await missingOf(APP.files)).length > 0) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
  );
}

async function answer(request, path) {
  const isData = request.headers.has('RSC');
  // The framework prefetches parts of pages. That is unnecessary here, because whole pages are on the device.
  if (request.headers.has('Next-Router-Segment-Prefetch') && (await find(`${path}?rsc`)))
    return new Response(null, { status: 204 });
  const kept = await find(isData ? `${path}?rsc` : path);
  if (kept) return kept;
  if (request.mode !== 'navigate' || isData) return fetch(request);
  const wishes = await wishedLanguages();
  if (path === '/' && (await find(`/${wishes[0]}`))) return Response.redirect(`/${wishes[0]}`);
  return fetch(request).catch(() => withoutNetwork(request, path, wishes));
}

/** Also undefined if the storage fails: then the network is used, as without a worker. */
async function find(key) {
  try {
    return (await (await cache).match(key)) ?? (isBuilt(key) ? await caches.match(key) : undefined);
  } catch {
    return undefined;
  }
}

/** A page that is not kept: perhaps it exists in another language; otherwise its address counts as unknown. */
async function withoutNetwork(request, path, wishes) {
  for (const language of [languageOf(path), ...wishes]) {
    if (!(await find(`/${language}`))) continue;
    const page = languageOf(path) ? path.replace(/^\/[^/]*(.*?)\/*$/, `/${language}$1`) : `/${language}`;
    const isThere = path === '/' || (languageOf(path) && (await find(page)));
    return isThere
      ? Response.redirect(page + new URL(request.url).search)
      : find(`/${language}/nowhere?nowhere`);
  }
  // Nothing of this version is there. A page of an older one finds its own files, see `find`.
  return (await caches.match(path)) ?? Response.error();
}

/**
 * All languages in the reader's order: the one chosen before, if the browser has the cookie API, then those that it
 * prefers.
 */
async function wishedLanguages() {
  const chosen = (await self.cookieStore?.get('lang'))?.value;
  const asked = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = Object.keys(APP.languages);
  return [...new Set([chosen, ...asked, ...known])].filter((language) => known.includes(language));
}

function languageOf(path) {
  const [, first] = path.split('/');
  return Object.hasOwn(APP.languages, first) ? first : undefined;
}

function isBuilt(path) {
  return path.startsWith('/_next/static/');
}
