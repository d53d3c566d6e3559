import type { Page } from "playwright"

import { type Language, languageFacts, type Theme } from "#config/product.ts"
import { slots } from "#platform/slots.ts"

/** Waits in the page until its colours have changed. */
const colouringOver = async (): Promise<void> => {
  for (let still = 0; still < 3; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition)
    if (isMoving) still = -1
  }
}

/** Chooses a language and a theme for the open page, as another tab does. */
export const choose = async (page: Page, language: Language, theme: Theme): Promise<void> => {
  await page.evaluate(
    (values) => {
      for (const [key, newValue] of values) {
        if (localStorage.getItem(key) === newValue) continue
        localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }))
      }
    },
    [
      [slots.language.key, language],
      [slots.theme.key, theme],
    ] as const,
  )
  await page.locator(`html[lang="${languageFacts[language].tag}"][data-theme="${theme}"]`).waitFor()
  await page.evaluate(colouringOver)
}
