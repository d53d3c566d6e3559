import { Context, Effect, Layer } from "effect"

/** `kept`: the app's files are at hand from now on, without the network. `waiting`: a newer version is here and waits. */
export type WorkerEvent = "kept" | "waiting"

/** The service worker, which keeps the app's files on the device, and the versions of the app. */
export class AppWorker extends Context.Service<
  AppWorker,
  {
    /** Registers the worker of an address, and tells of it. */
    readonly register: (url: string, listener: (event: WorkerEvent) => void) => Effect.Effect<void>
    /** Calls back when code of the running version did not come; answers how to stop. */
    readonly watchMissing: (listener: () => void) => () => void
    /** Asks the site for a newer worker; ends when the answer is here and its files are, too. */
    readonly look: Effect.Effect<void>
    /** The version that the site serves now, by the name of its script; empty when it cannot be had. */
    readonly served: Effect.Effect<string>
    /** Whether that version is the running one. */
    readonly isRunning: (version: string) => boolean
    /** Puts the waiting version in force, if one waits, and loads the page anew. */
    readonly startAnew: Effect.Effect<void>
  }
>()("h5/platform/AppWorker") {
  static readonly layer = Layer.sync(AppWorker, () => ({
    // Without a worker the app is as it is in any browser that has none.
    register: (url, listener) => Effect.ignore(Effect.tryPromise(() => register(url, listener))),
    watchMissing: (listener) => {
      window.addEventListener("vite:preloadError", listener)
      return () => window.removeEventListener("vite:preloadError", listener)
    },
    look: Effect.promise(look),
    served: Effect.promise(served),
    isRunning: (version) => appOf(document.getElementById("plan")?.textContent ?? "") === version,
    startAnew: Effect.promise(startAnew),
  }))
}

/** Nothing where workers are not to be had: old engines, private windows, no secure context. */
const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => workers()?.getRegistration()

const register = async (url: string, listener: (event: WorkerEvent) => void): Promise<void> => {
  if (workers()?.controller) listener("kept")
  else
    workers()?.addEventListener(
      "controllerchange",
      () => {
        keepWhatCame()
        listener("kept")
      },
      { once: true },
    )
  const registration = await workers()?.register(url, { updateViaCache: "none" })
  if (registration === undefined) return
  const note = () => {
    // The first worker of all waits for nobody.
    if (registration.waiting && workers()?.controller) listener("waiting")
  }
  const followComing = () => registration.installing?.addEventListener("statechange", note)
  note()
  followComing()
  registration.addEventListener("updatefound", followComing)
}

/**
 * Files that came before the first worker was there are asked for once more,
 * through it: the browser has them at hand, and then the worker has them too.
 */
const keepWhatCame = (): void => {
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(`${location.origin}/assets/`))
      // To its end: a worker that still hands over a file does not give way to a newer one.
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

/** The app's script, as a page names it for its own script to begin. */
const appScript = /"app":"([^"]+)"/

const appOf = (page: string): string => appScript.exec(page)?.[1] ?? ""

const served = async (): Promise<string> => {
  try {
    // The query keeps the worker's own copy out of it.
    const response = await fetch(`/index.html?at=${Date.now()}`, { cache: "no-store" })
    return appOf(await response.text())
  } catch {
    return ""
  }
}

const startAnew = async (): Promise<void> => {
  const waiting = (await registered())?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  workers()?.addEventListener("controllerchange", () => location.reload(), { once: true })
  waiting.postMessage({ type: "SKIP_WAITING" })
}
