import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"
import { renderComponent } from "#tests/ui/render.tsx"

const bannerOf = (key: string) => ({ key, title: key, image: undefined })

const area = () => page.getByRole("region", { name: "Banners" })

const renderBanners = async (count: number) => {
  const banners = ["one", "two"].slice(0, count).map(bannerOf)
  await renderComponent(<BannerCarousel banners={banners} onPick={() => {}} />)
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe("banners", () => {
  it.each([
    [1, 0],
    [2, 2],
  ])("[HP-13, HP-14] of %i show %i position marks, and move only if several", async (count, marks) => {
    await renderBanners(count)
    // One banner stays alone also once the carousel's code is there.
    await import("#ui/media/SwiperBanners.tsx")
    for (let frames = 0; frames < 5; frames++) await frame()
    await expect
      .poll(() => area().element().querySelectorAll("[aria-hidden=true] > span:empty").length)
      .toBe(marks)
    expect(area().getByRole("button", { name: "Pause" }).elements()).toHaveLength(count - 1)
  })

  it("stop while they contain the keyboard focus", async () => {
    await renderBanners(2)
    const moving = () => area().element().getAnimations({ subtree: true }).length
    await expect.poll(moving).toBe(1)
    area().getByRole("button", { name: "two" }).element().focus()
    await expect.poll(moving).toBe(0)
    await expect.element(area().getByRole("button", { name: "two" })).toBeInViewport()
  })
})
