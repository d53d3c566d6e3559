// CSS px. A shorter scroll changes nothing.
const leastScroll = 8

/** Marks the document for the styles, which hide the header in landscape. Returns an unsubscribe function. */
export const markScrollDirection = (): (() => void) => {
  const root = document.documentElement
  let last = window.scrollY
  let height = root.scrollHeight
  const mark = (direction: "up" | "down") => {
    root.dataset["scroll"] = direction
  }
  const onScroll = () => {
    // Safari scrolls beyond both ends, and back.
    const now = Math.min(Math.max(window.scrollY, 0), root.scrollHeight - window.innerHeight)
    const moved = now - last
    const grown = root.scrollHeight - height
    if (now > 0 && Math.abs(moved) < leastScroll) return
    height = root.scrollHeight
    last = now
    // Content above has grown or shrunk, and the browser has kept the visible content in position.
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
