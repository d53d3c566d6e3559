import { type ComponentType, lazy } from "react"

import { loadFailedStyles } from "#platform/failedFiles.ts"

import { chunkErrorFallback } from "./chunkErrorFallback.tsx"
import { FileGone, retryImport } from "./retryImport.ts"

export interface LazyPage<Props extends object = object> {
  readonly preload: () => Promise<unknown>
  /** Returns a component that suspends until the page's chunk has loaded. */
  readonly component: () => ComponentType<Props>
}

/** React's `lazy` with retries. A loaded page renders without suspending. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> => {
  let loaded: ComponentType<Props> | undefined
  const fetchPage = async () => {
    await loadFailedStyles()
    loaded = await load()
    return { default: loaded }
  }
  const component = () => loaded ?? Lazy
  // React caches the result of `lazy`, so each attempt after a failure needs a new lazy component.
  const start = () =>
    lazy(() =>
      retryImport(fetchPage).catch((error: unknown) => ({
        default: error instanceof FileGone ? ChunkGone : ChunkErrorFallback,
      })),
    )
  const onShown = () => {
    Lazy = start()
  }
  const ChunkErrorFallback = chunkErrorFallback<Props>({ component, onShown, isGone: false })
  const ChunkGone = chunkErrorFallback<Props>({ component, onShown, isGone: true })
  let Lazy: ComponentType<Props> = start()
  return { preload: fetchPage, component }
}
