import { createContext, useContext, useEffect, useEffectEvent } from "react"

/** Adds an overlay that the back button closes. Returns a function that removes the overlay. */
export type OpenOverlay = (close: () => void) => () => void

/** Without a provider, as in stories, the back button closes no overlay. */
export const OverlayContext = createContext<OpenOverlay>(() => () => {})

export const useOverlay = (open: boolean, onClose: () => void): void => {
  const openOverlay = useContext(OverlayContext)
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openOverlay(() => close()) : undefined), [open, openOverlay])
}
