import { createContext, useContext, useEffect, useEffectEvent } from "react"

/** Adds a layer over the page, which going back closes by the given function. Returns a function that removes it. */
export type OpenLayer = (close: () => void) => () => void

/** Connects layers with the history; without it, as in stories, going back closes none. */
export const LayerHistory = createContext<OpenLayer>(() => () => {})

/** Going back closes this layer while it is open. */
export const useLayer = (open: boolean, onClose: () => void): void => {
  const openLayer = useContext(LayerHistory)
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open, openLayer])
}
