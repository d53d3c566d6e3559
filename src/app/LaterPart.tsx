import { Effect } from "effect"
import { type ComponentType, useEffect, useState } from "react"

interface Props {
  readonly load: () => Promise<ComponentType>
  /** It did not come; the next time it is wanted, it is asked for again. */
  readonly onFailure?: (() => void) | undefined
}

/** A part that lies over the page; its code is fetched when it is wanted. */
export const LaterPart = ({ load, onFailure }: Props) => {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType }>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (Part) => isWanted && setLoaded({ Part }),
      (error: unknown) => {
        Effect.runFork(Effect.logError("A part's code did not load", String(error)))
        if (isWanted) onFailure?.()
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, onFailure])
  return loaded === undefined ? null : <loaded.Part />
}
