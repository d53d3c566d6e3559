import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react"

import { logMissingChunkAtom } from "#atoms/frame/missingChunk.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"

import { RetryBoundary } from "./RetryBoundary.tsx"

interface Props {
  readonly load: () => Promise<ComponentType>
  /** Called when the import fails. The import is retried when the app wakes or the component mounts again. */
  readonly onFailure?: (() => void) | undefined
  readonly place?: ReactNode
}

const components = new WeakMap<Props["load"], { readonly Component: ComponentType }>()

export const preloadComponent = async (load: Props["load"]): Promise<void> => {
  components.set(load, { Component: await load() })
}

/** Imports a component after the next paint, so that the page does not wait for the import. */
export const Deferred = ({ load, onFailure, place = null }: Props) => {
  const [loaded, setLoaded] = useState(() => components.get(load))
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
        if (isCurrent) startTransition(() => setLoaded(components.get(load)))
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
  return (
    <RetryBoundary>
      <loaded.Component />
    </RetryBoundary>
  )
}
