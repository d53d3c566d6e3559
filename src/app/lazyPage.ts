import { type ComponentType, lazy } from "react"

import { patiently } from "./patiently.ts"

/** A page whose code comes when it is opened. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => patiently(load).then((page) => ({ default: page })))
