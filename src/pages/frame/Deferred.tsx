import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react"

import { logMissingCodeAtom } from "#atoms/frame/missingCode.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"

import { Part } from "./error/RetryBoundary.tsx"

interface Props {
  readonly load: () => Promise<ComponentType>
  /** Called when the import fails. A wake of the app or the next mount retries. */
  readonly onFailure?: (() => void) | undefined
  readonly place?: ReactNode
}

const parts = new WeakMap<Props["load"], { readonly Part: ComponentType }>()

export const preloadPart = async (load: Props["load"]): Promise<void> => {
  parts.set(load, { Part: await load() })
}

/** Imports a component after the first paint, so that the page does not wait. */
export const Deferred = ({ load, onFailure, place = null }: Props) => {
  const [loaded, setLoaded] = useState(() => parts.get(load))
  const log = useSetAtom(logMissingCodeAtom)
  const wakes = useAtomValue(wakeAtom)
  const [isPlaced, setPlaced] = useState(true)
  const isMissing = loaded === undefined
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    const come = async () => {
      await afterNextPaint()
      await preloadPart(load)
    }
    come().then(
      () => {
        if (isCurrent) startTransition(() => setLoaded(parts.get(load)))
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
    <Part>
      <loaded.Part />
    </Part>
  )
}
