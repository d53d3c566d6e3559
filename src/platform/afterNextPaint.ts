/**
 * Calls back in the second animation frame, after the current state is painted. Returns a cancel function.
 */
export const afterNextPaint = (then: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}
