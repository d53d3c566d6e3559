// In CSS px. A shorter scroll is ignored.
const leastScroll = 8

/** Sets `data-scroll` on the root element. The styles hide the header in landscape. Returns an unsubscribe function. */
export const markScrollDirection = (): (() => void) => {
  const root = document.documentElement
  let last = window.scrollY
  let height = root.scrollHeight
  const mark = (direction: "up" | "down") => {
    root.dataset["scroll"] = direction
  }
  const onScroll = () => {
    // Safari's scroll position goes beyond both ends of the page and bounces back.
    const now = Math.min(Math.max(window.scrollY, 0), root.scrollHeight - window.innerHeight)
    const moved = now - last
    const grown = root.scrollHeight - height
    if (now > 0 && Math.abs(moved) < leastScroll) return
    height = root.scrollHeight
    last = now
    // The content above has changed its height, and the browser has scrolled to keep the visible content in position.
    if (grown !== 0 && Math.abs(moved - grown) < leastScroll) return
    mark(moved > 0 ? "down" : "up")
  }
  const onFocus = () => mark("up")
  window.addEventListener("scroll", onScroll, { passive: true })
  document.addEventListener("focusin", onFocus)
  return () => {
    window.removeEventListener("scroll", onScroll)
    document.removeEventListener("focusin", onFocus)
    delete root.dataset["scroll"]
  }
}
