import type { ComponentType } from "react"
import { createRoot } from "react-dom/client"

import "#app/theme.css"
import type { Language, Theme } from "#config/product.ts"
import { PreviewWrapper } from "#ladle/PreviewWrapper.tsx"
import "#ladle/stories.css"
import { StoryControlsContext } from "#ladle/storyControls.ts"
import { longestWait } from "#tools/test/waits.ts"

import { noteUncaught } from "./problems.ts"

export interface Look {
  readonly theme: Theme
  readonly language: Language
}

/** A story on the page. */
export interface Shown {
  /** Renders it in a look and waits until it has its responses and no longer changes. False if it never stops. */
  readonly render: (look: Look) => Promise<boolean>
  readonly isRendered: () => boolean
  readonly close: () => void
}

/** Finishes animations at once: axe would measure the colours of a fade. */
const endMotions = (): boolean => {
  const motions = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getTiming().iterations !== Infinity)
  motions.forEach((motion) => motion.finish())
  return motions.length > 0
}

const isLoading = (): boolean =>
  [...document.images].some(({ complete, loading }) => !complete && loading !== "lazy")

const isBusy = (): boolean =>
  endMotions() || isLoading() || document.querySelector("[data-story=busy]") !== null

const turn = () => new Promise((resolve) => setTimeout(resolve, 10))

const settled = async (): Promise<boolean> => {
  // Turns without a change instead of a time: a slow machine may not render anything in that time.
  const stableTurns = 3
  const start = performance.now()
  let turns = 0
  const observer = new MutationObserver(() => {
    turns = 0
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  do {
    await turn()
    turns = isBusy() ? 0 : turns + 1
  } while (turns < stableTurns && performance.now() - start < longestWait)
  observer.disconnect()
  return turns >= stableTurns
}

/** Whether the story paints anything. Its providers render elements of no height, also around a closed menu. */
const paints = (box: HTMLElement): boolean =>
  [...box.querySelectorAll(".story *")].some(
    (each) => each.childElementCount === 0 && each.getBoundingClientRect().height > 0,
  )

/** Shows a story as Ladle's preview mode does, which has only one in its document. */
export const show = (Component: ComponentType): Shown => {
  const box = document.createElement("div")
  document.body.append(box)
  const others = document.body.childElementCount
  const root = createRoot(box, { onUncaughtError: noteUncaught })
  return {
    render: ({ theme, language }) => {
      root.render(
        <StoryControlsContext value={{ theme, language, persona: undefined }}>
          <PreviewWrapper language={language} theme={theme} className="story">
            <Component />
          </PreviewWrapper>
        </StoryControlsContext>,
      )
      return settled()
    },
    isRendered: () => paints(box) || document.body.childElementCount > others,
    close: () => {
      root.unmount()
      box.remove()
    },
  }
}
