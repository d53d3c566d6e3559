/** The endless animations of styles, such as the winner board: they follow no timer, so a clock must tell them. */
export interface Motion {
  readonly stop: () => void
  readonly go: () => void
  /** Lets milliseconds of them pass at once. */
  readonly skip: (milliseconds: number) => void
}

const endless = (root: Document): ReadonlyArray<Animation> =>
  root
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)

/** Short ones are let be: a dialog that never finishes to appear could not be looked at. */
export const makeMotion = (root: Document): Motion => {
  const stopped = new Set<Animation>()
  const pause = (): void => {
    for (const animation of endless(root)) {
      if (animation.playState === "running") {
        animation.pause()
        stopped.add(animation)
      }
    }
  }
  return {
    stop: () => {
      pause()
      root.addEventListener("animationstart", pause, true)
    },
    go: () => {
      root.removeEventListener("animationstart", pause, true)
      for (const animation of stopped) if (animation.playState === "paused") animation.play()
      stopped.clear()
    },
    skip: (milliseconds) => {
      for (const animation of endless(root)) {
        const { currentTime } = animation
        if (typeof currentTime === "number") animation.currentTime = currentTime + milliseconds
      }
    },
  }
}
