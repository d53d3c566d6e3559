import { useAtomValue, useSetAtom } from "jotai"
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react"

import { logMissingChunkAtom } from "#atoms/frame/missingChunk.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"

import { RetryBoundary } from "./RetryBoundary.tsx"

interface Load<Own extends object> {
  (): Promise<ComponentType<Own>>
  loaded?: { readonly Component: ComponentType<Own> }
}

interface Props<Own extends object> {
  readonly load: Load<Own>
  /** The properties of the component. */
  readonly own?: Own
  /** Called when the import fails. The import is retried when the app wakes or the component mounts again. */
  readonly onFailure?: (() => void) | undefined
  readonly place?: ReactNode
}

export const preloadComponent = async <Own extends object>(load: Load<Own>): Promise<void> => {
  load.loaded = { Component: await load() }
}

/** Imports a component after the next paint, so that the page does not wait for the import. */
export const Deferred = <Own extends object>({ load, own, onFailure, place = null }: Props<Own>) => {
  const [loaded, setLoaded] = useState(() => load.loaded)
  const log = useSetAtom(logMissingChunkAtom)
  const wakes = useAtomValue(wakeAtom)
  const [isPlaced, setPlaced] = useState(true)
  const isMissing = loaded === undefined
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    const come = async () => {
      await afterNextPaint()
      await preloadComponent(load)
    }
    come().then(
      () => {
        if (isCurrent) startTransition(() => setLoaded(load.loaded))
      },
      (error: unknown) => {
        log(error)
        if (!isCurrent) return
        setPlaced(false)
        onFailure?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, log, onFailure, afterNextPaint, wakes])
  if (isMissing) return isPlaced ? place : null
  return <RetryBoundary>{createElement(loaded.Component, own)}</RetryBoundary>
}
