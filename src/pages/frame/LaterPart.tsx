import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react"

import { logMissingCodeAtom } from "#atoms/feedback.ts"
import { wakeAtom } from "#atoms/kernel/query.ts"
import { untilPaintedAtom } from "#atoms/system.ts"
import { useWholeTexts } from "#ui/texts.tsx"

interface Props {
  readonly load: () => Promise<ComponentType>
  /** It did not come. It is asked for again when the app wakes, and the next time it is wanted. */
  readonly onFailure?: (() => void) | undefined
  /** What stands there until it comes, or is known not to come. */
  readonly place?: ReactNode
}

/** What has come once is drawn at once from then on. */
const parts = new WeakMap<Props["load"], { readonly Part: ComponentType }>()

/** Fetches a part ahead: then it is drawn at once. */
export const preparePart = async (load: Props["load"]): Promise<void> => {
  parts.set(load, { Part: await load() })
}

/**
 * A part that nothing waits for: its code is fetched when the page that wants it is on screen,
 * and the page goes on without it.
 *
 * It is drawn once its words are there too: they are not among those of the first screen.
 */
export const LaterPart = ({ load, onFailure, place = null }: Props) => {
  const [loaded, setLoaded] = useState(() => parts.get(load))
  const log = useSetAtom(logMissingCodeAtom)
  const wakes = useAtomValue(wakeAtom)
  const [isPlaced, setPlaced] = useState(true)
  const isMissing = loaded === undefined
  const whole = useWholeTexts()
  const untilPainted = useSetAtom(untilPaintedAtom)
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    const come = async () => {
      await untilPainted()
      await Promise.all([preparePart(load), whole])
    }
    come().then(
      () => {
        if (isWanted) startTransition(() => setLoaded(parts.get(load)))
      },
      (error: unknown) => {
        log(error)
        if (!isWanted) return
        setPlaced(false)
        onFailure?.()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isMissing, load, log, onFailure, untilPainted, wakes, whole])
  if (isMissing) return isPlaced ? place : null
  return <loaded.Part />
}
