import { Context, Effect, Fiber, Layer, Option } from "effect"

import { documentCache } from "#config/documents.ts"
import { timings } from "#config/timings.ts"

import { reload, site } from "./Address.ts"
import { watchMissingChunks } from "./preloadImport.ts"

/** `cached`: the app's files are available offline. `waiting`: a newer version is installed but not active. */
export type WorkerEvent = "cached" | "waiting"

export class AppWorker extends Context.Service<
  AppWorker,
  {
    readonly register: (url: string, listener: (event: WorkerEvent) => void) => Effect.Effect<never>
    readonly watchMissing: (listener: () => void) => () => void
    readonly look: Effect.Effect<void>
    /** The name of the entry script that the site serves now, which identifies the version; "" when unavailable. */
    readonly served: Effect.Effect<string>
    readonly isRunning: (version: string) => boolean
    readonly applyUpdate: Effect.Effect<void>
  }
>()("h5/platform/AppWorker") {
  static readonly layer = Layer.sync(AppWorker, () => ({
    register: (url, listener) => Effect.scoped(Effect.andThen(register(url, listener), Effect.never)),
    watchMissing: watchMissingChunks,
    look: Effect.promise(look),
    served: Effect.promise(served),
    isRunning,
    applyUpdate,
  }))
}

const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => workers()?.getRegistration()

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

// Created once, because creating a second policy with the same name would throw.
let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined

const trusted = (address: string): string => {
  // The content security policy of the page may require Trusted Types (tools/serve/contentSecurity.ts).
  policy ??= window.trustedTypes?.createPolicy("worker", { createScriptURL: ownScript })
  return policy === undefined ? address : policy.createScriptURL(address)
}

const register = Effect.fnUntraced(function* (url: string, listener: (event: WorkerEvent) => void) {
  const container = workers()
  if (container === undefined) return
  const keep = () => {
    cacheLoadedFiles()
    cacheDocument()
    listener("cached")
  }
  const first = container.controller
  if (first) {
    cacheDocument()
    listener("cached")
    yield* listen(container, "controllerchange", () => {
      // Another tab has activated a newer version, whose worker has removed this version's files.
      if (container.controller !== first) listener("waiting")
    })
  } else yield* listen(container, "controllerchange", keep, { once: true })
  const registration = yield* Effect.tryPromise(() =>
    container.register(trusted(url), { updateViaCache: "none" }),
  ).pipe(Effect.orElseSucceed(() => undefined))
  if (registration === undefined) return
  const note = () => {
    // The first worker is not an update. In WebKit the first worker may control the page before its activation.
    if (registration.waiting && registration.active && container.controller) listener("waiting")
  }
  const followComing = () => registration.installing?.addEventListener("statechange", note)
  note()
  followComing()
  yield* listen(registration, "updatefound", followComing)
})

const cacheLoadedFiles = (): void => {
  // These files loaded before the first worker was active. Only a second fetch lets the worker cache the files.
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(`${site().origin}/assets/`))
      // Reads the whole body, because a worker with an unfinished response is not replaced by a new version.
      fetch(name)
        .then((file) => file.blob())
        .catch(() => {})
}

const storeDocument = async (): Promise<void> => {
  const { pathname } = site()
  const documents = await caches.open(documentCache)
  if ((await documents.match(pathname)) !== undefined) return
  const response = await fetch(pathname)
  const text = await response.clone().text()
  const deployment = document.getElementById("deployment")?.textContent ?? ""
  // The server may have a newer version. Only the general document, which the worker has, contains no list of files.
  if (isRunning(appOf(text)) && text.includes(deployment) && text.includes('"files":['))
    await documents.put(pathname, response)
}

// The worker opens the next visit with the document. If storing fails, the worker has the general document.
const cacheDocument = (): void => void storeDocument().catch(() => {})

const look = async (): Promise<void> => {
  const registration = await registered()
  await registration?.update().catch(() => {})
  const worker = registration?.installing
  if (!worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => resolve(), { once: true })
  })
}

const appScript = /"entry":"([^"]+)"/

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

const leaveWorker = async (): Promise<void> => {
  const version = await served()
  // After a reload, the registered worker would serve the old version again.
  if (version !== "" && !isRunning(version)) await (await registered())?.unregister()
}

// If the running worker is just starting, Chromium may not activate the waiting version until a reload.
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
  // In Chromium this reload may never finish, so the page reloads again when the new version is active.
  reload()
  if (Option.isSome(isActive)) return
  yield* Fiber.join(changed)
  reload()
})
