import { Context, Effect, Fiber, Layer, Option } from "effect"

import { timings } from "#config/timings.ts"

import { reload, site } from "./Address.ts"
import { watchMissingCode } from "./loadAhead.ts"

/**
 * `cached`: the app's files are now cached for offline use. `waiting`: a newer version is installed and waits.
 */
export type WorkerEvent = "cached" | "waiting"

/** The service worker, which caches the app's files, and the versions of the app. */
export class AppWorker extends Context.Service<
  AppWorker,
  {
    /** Registers the service worker and reports its events until it is interrupted. */
    readonly register: (url: string, listener: (event: WorkerEvent) => void) => Effect.Effect<never>
    /**
     * Calls the listener when a chunk of the running version failed to load. Returns an unsubscribe function.
     */
    readonly watchMissing: (listener: () => void) => () => void
    /** Checks for a newer service worker. Ends when the check and the download of its files are done. */
    readonly look: Effect.Effect<void>
    /** The version that the site serves now, identified by its script name. Empty when unavailable. */
    readonly served: Effect.Effect<string>
    /** Whether the version is the running one. */
    readonly isRunning: (version: string) => boolean
    /**
     * Reloads the page with the newest version: with the service worker that waits, or without one if the site
     * serves a version that has not been downloaded.
     */
    readonly applyUpdate: Effect.Effect<void>
  }
>()("h5/platform/AppWorker") {
  static readonly layer = Layer.sync(AppWorker, () => ({
    // Without a service worker the app works as in a browser that does not support them.
    register: (url, listener) => Effect.scoped(Effect.andThen(register(url, listener), Effect.never)),
    watchMissing: watchMissingCode,
    look: Effect.promise(look),
    served: Effect.promise(served),
    isRunning,
    applyUpdate,
  }))
}

/** `undefined` where service workers are unsupported: old browsers, private windows, insecure contexts. */
const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => workers()?.getRegistration()

/** Listens until the scope closes. The worker outlives the listener's store. */
const listen = (target: EventTarget, type: string, listener: () => void, options?: { readonly once: true }) =>
  Effect.acquireRelease(
    Effect.sync(() => target.addEventListener(type, listener, options)),
    () => Effect.sync(() => target.removeEventListener(type, listener)),
  )

declare global {
  interface Window {
    /** Missing in Safari below 26 and Firefox below 148. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => {
        /** Returns an object that the DOM accepts in place of a text. */
        readonly createScriptURL: (address: string) => string
      }
    }
  }
}

const ownScript = (address: string): string => {
  if (new URL(address, site().origin).origin !== site().origin)
    throw new TypeError("A worker of another site")
  return address
}

/** A name is allowed once, so the policy is made once. */
let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined

/** The address of the worker for a page that requires Trusted Types (tools/serve/contentSecurity.ts). */
const trusted = (address: string): string => {
  policy ??= window.trustedTypes?.createPolicy("worker", { createScriptURL: ownScript })
  return policy === undefined ? address : policy.createScriptURL(address)
}

const register = Effect.fnUntraced(function* (url: string, listener: (event: WorkerEvent) => void) {
  const container = workers()
  if (container === undefined) return
  const keep = () => {
    cacheLoadedFiles()
    listener("cached")
  }
  if (container.controller) listener("cached")
  else yield* listen(container, "controllerchange", keep, { once: true })
  const registration = yield* Effect.tryPromise(() =>
    container.register(trusted(url), { updateViaCache: "none" }),
  ).pipe(Effect.orElseSucceed(() => undefined))
  if (registration === undefined) return
  const note = () => {
    // The first worker activates at once, so it never waits. WebKit may call it the controller before it is active.
    if (registration.waiting && registration.active && container.controller) listener("waiting")
  }
  const followComing = () => registration.installing?.addEventListener("statechange", note)
  note()
  followComing()
  yield* listen(registration, "updatefound", followComing)
})

/**
 * Fetches again the files that loaded before the first worker was active. The browser serves them from its
 * cache, and the worker caches them.
 */
const cacheLoadedFiles = (): void => {
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(`${site().origin}/assets/`))
      // Reads the body to its end: a worker with an open response does not give way to a newer one.
      fetch(name)
        .then((file) => file.blob())
        .catch(() => {})
}

const look = async (): Promise<void> => {
  const registration = await registered()
  await registration?.update().catch(() => {})
  const worker = registration?.installing
  if (!worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => resolve(), { once: true })
  })
}

/** The app's script in the plan of a page (BootPlan). */
const appScript = /"entry":"([^"]+)"/

/** The address of the app's script, which names the version of a page. */
export const appOf = (page: string): string => appScript.exec(page)?.[1] ?? ""

const served = async (): Promise<string> => {
  try {
    // The query bypasses the service worker's cached copy.
    const response = await fetch(`/index.html?at=${Date.now()}`, { cache: "no-store" })
    return appOf(await response.text())
  } catch {
    return ""
  }
}

const isRunning = (version: string): boolean =>
  appOf(document.getElementById("plan")?.textContent ?? "") === version

const workerChanged = Effect.callback<void>((resume) => {
  const note = () => resume(Effect.void)
  workers()?.addEventListener("controllerchange", note, { once: true })
  return Effect.sync(() => workers()?.removeEventListener("controllerchange", note))
})

/** Removes the service worker if the site serves another version: the worker would send this one again. */
const leaveWorker = async (): Promise<void> => {
  const version = await served()
  if (version !== "" && !isRunning(version)) await (await registered())?.unregister()
}

/**
 * Chromium forgets that a version may activate when the running worker is just starting. A reload reminds it, but may never
 * end, so the page reloads once more when the version is active.
 */
const applyUpdate = Effect.gen(function* () {
  const waiting = (yield* Effect.promise(registered))?.waiting
  if (!waiting) {
    yield* Effect.promise(leaveWorker)
    reload()
    return
  }
  const changed = yield* Effect.forkChild(workerChanged, { startImmediately: true })
  waiting.postMessage({ type: "SKIP_WAITING" })
  const isActive = yield* Fiber.join(changed).pipe(Effect.timeoutOption(timings.updatePatience))
  reload()
  if (Option.isSome(isActive)) return
  yield* Fiber.join(changed)
  reload()
})
