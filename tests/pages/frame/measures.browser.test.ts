import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { brokenLabels, cutIn } from "./labels.ts"
import { unreadable } from "./largeText.ts"
import { tooSmall } from "./sizes.ts"
import { misplaced } from "./spacing.ts"

const renderHtml = async (html: string): Promise<Element> => {
  await page.viewport(375, 812)
  const sample = document.body.appendChild(document.createElement("div"))
  sample.innerHTML = html
  onTestFinished(() => sample.remove())
  return sample
}

const wrong = `
  <p style="font-size: 10.9px">Ten</p><p style="font-size: 11px">Eleven</p>
  <article style="height: 30px; border-radius: 8px; background: #eee">A</article>
  <article style="height: 30px; border-radius: 8px; background: #eee; margin-top: 3px">B</article>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">Confirm password</p>
  <p style="white-space: nowrap; width: 50px">Beyond ${"the window ".repeat(20)}</p>
  <p>Whole</p>`

describe("the layout checks of every page", () => {
  it("report small text, uneven gaps, cut labels and a page that is too wide, and nothing else", async () => {
    const sample = await renderHtml(`<main>${wrong}</main>`)
    expect(tooSmall().map((line) => line.replace(/ of .* px/, ""))).toEqual(["text: Ten"])
    expect(misplaced().map((line) => line.replace(/-?[\d.]+ px/, "… px"))).toEqual([
      'cards at … px: article "A" . and article "B" .',
    ])
    expect(brokenLabels("EN")).toEqual(["cut label: Confirm password"])
    expect(unreadable().map((line) => line.replace(/( the window)+.*| \d+ px/, ""))).toEqual([
      "the page is too wide",
      "cut: Confirm password",
      "cut: Beyond",
    ])
    expect(cutIn(sample)).toContain("Confirm password")
  })
})
