/** Calls back once what is drawn now is on screen: in the second frame from now. Answers how to call it off. */
export const afterPaint = (then: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}
