export const afterNextPaint = (then: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    // The second animation frame runs after the paint of the first.
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}
