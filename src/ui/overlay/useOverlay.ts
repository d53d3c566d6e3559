import { createContext, useContext, useEffect, useEffectEvent } from "react"

/** Adds an overlay that back closes. Returns a function that removes the overlay. */
export type OpenLayer = (close: () => void) => () => void

/** Without a provider, as in stories, back closes no overlay. */
export const LayerHistory = createContext<OpenLayer>(() => () => {})

export const useLayer = (open: boolean, onClose: () => void): void => {
  const openLayer = useContext(LayerHistory)
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open, openLayer])
}
