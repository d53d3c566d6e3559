import { type ComponentType, lazy } from "react"

import { firstDictionary, pagesDictionary } from "./i18n.ts"
import { patiently } from "./patiently.ts"

/** A page whose code comes when it is opened. It is not shown before its words are here. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    Promise.all([patiently(load), patiently(pagesDictionary), firstDictionary]).then(([page]) => ({
      default: page,
    })),
  )
