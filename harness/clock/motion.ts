/** Controls the infinite CSS animations, such as the winner board, together with the clock, because they use no timer. */
export interface Motion {
  readonly stop: () => void
  readonly go: () => void
  /** Advances the animations by milliseconds. */
  readonly advance: (milliseconds: number) => void
}

const endless = (root: Document): ReadonlyArray<Animation> =>
  root
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)

/** Short animations are not frozen: a dialog must finish its opening to be visible. */
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
    advance: (milliseconds) => {
      for (const animation of endless(root)) {
        const { currentTime } = animation
        if (typeof currentTime === "number") animation.currentTime = currentTime + milliseconds
      }
    },
  }
}
