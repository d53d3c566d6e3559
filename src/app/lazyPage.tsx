import { type ComponentType, startTransition, useEffect, useState } from "react"

import { firstDictionary, pagesDictionary } from "./i18n.ts"
import { LateSpinner } from "./LateSpinner.tsx"
import { patiently } from "./patiently.ts"

/**
 * A component whose code comes when it is first drawn; a loader stands there until then.
 *
 * Not React's own `lazy`, whose Suspense holds what has come back for the rest of 300 ms once
 * the loader was drawn. Code that does not come fails where it would be drawn. `prepare` fetches
 * it ahead: then it is drawn at once.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined
  const prepare = async (): Promise<void> => {
    Part = await patiently(load)
  }
  const LazyPart = (props: Props) => {
    const [, setCome] = useState(false)
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (Part !== undefined) return undefined
      let isWanted = true
      prepare().then(
        () => {
          // In pieces: a slow phone can answer a touch, or paint, between them.
          if (isWanted) startTransition(() => setCome(true))
        },
        (error: unknown) => {
          if (isWanted) setFailure({ error })
        },
      )
      return () => {
        isWanted = false
      }
    }, [])
    if (failure !== undefined) throw failure.error
    return Part === undefined ? <LateSpinner /> : <Part {...props} />
  }
  return Object.assign(LazyPart, { prepare })
}

export type LazyPage = ReturnType<typeof lazyPart<object>>

/** A page whose code comes when it is opened. It is not shown before its words are here. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => Promise.all([load(), pagesDictionary(), firstDictionary]).then(([page]) => page))
