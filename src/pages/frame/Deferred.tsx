import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react"

import { logMissingCodeAtom } from "#atoms/frame/missingCode.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { afterNextPaintAtom } from "#atoms/frame/system.ts"

import { Part } from "./Part.tsx"

interface Props {
  readonly load: () => Promise<ComponentType>
  /** The import failed. It is retried when the app wakes and at the next mount. */
  readonly onFailure?: (() => void) | undefined
  /** Placeholder until the import succeeds or fails. */
  readonly place?: ReactNode
}

/** Imported parts, which render at once from then on. */
const parts = new WeakMap<Props["load"], { readonly Part: ComponentType }>()

/** Imports a part in advance, so that it renders at once. */
export const preloadPart = async (load: Props["load"]): Promise<void> => {
  parts.set(load, { Part: await load() })
}

/** Imports a part after the page has rendered. The page does not wait for it. */
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
