import { afterEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { limits } from "#config/limits.ts"
import { embedOf, pauseCommand } from "#domain/home/Video.ts"
import { VideoCarousel } from "#ui/media/VideoCarousel.tsx"
import type { Video } from "#ui/media/VideoSlide.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent } from "#tests/ui/render.tsx"

afterEach(() => window.scrollTo(0, 0))

/** A video page that posts its name when it can receive messages, and then every message with its name. */
const playing = (name: string): Video => ({
  key: name,
  title: name,
  src: URL.createObjectURL(
    new Blob(
      [
        `<script>
          const say = (text) => parent.postMessage("${name}: " + text, "*")
          onmessage = ({ data }) => say(data)
          say("loaded")
        </script>`,
      ],
      { type: "text/html" },
    ),
  ),
})

const videos = ["First", "Second", "Third"].map(playing)

const region = () => page.getByRole("region", { name: "Hot News" })
const slide = (name: string) => region().getByRole("group", { name, includeHidden: true })
const iframes = (): ReadonlyArray<HTMLIFrameElement> => [...document.querySelectorAll("iframe")]
const button = (name: string) => region().getByRole("button", { name })

/** The slide in view. */
const shown = () =>
  vi.waitFor(() => {
    const inView = region()
      .getByRole("group", { includeHidden: true })
      .elements()
      .filter((group) => {
        const { left, right } = group.getBoundingClientRect()
        return left >= -1 && right <= window.innerWidth + 1
      })
    expect(inView.length).toBe(1)
    expect(inView[0]).toHaveAttribute("aria-current", "true")
    return inView[0]?.getAttribute("aria-label")
  }, longestWait)

describe("Hot News", () => {
  it("[GB-35] Hot News shows the videos linked by the banners as a carousel", async () => {
    const links = ["http://127.0.0.1:9/one", "http://127.0.0.1:9/two"]
    const linked = links.map((link, index) => ({
      key: link,
      title: `News ${index + 1}`,
      src: embedOf(link) ?? "",
    }))
    await renderComponent(<VideoCarousel videos={linked} />)
    await expect.element(button("Next")).toBeVisible()
    expect(region().getByRole("group", { includeHidden: true }).elements().length).toBe(2)
    const embedded = () => iframes().map(({ title, src }) => [title, src])
    const [first, second] = linked.map(({ title, src }) => [title, src])
    expect(embedded()).toEqual([first])
    expect(iframes()[0]?.src).toBe("http://127.0.0.1:9/one?autoplay=0&rel=0&enablejsapi=1")
    expect(iframes()[0]?.referrerPolicy, "the page's policy: YouTube needs the origin").toBe("")
    await button("Next").click()
    await vi.waitFor(() => expect(embedded()).toEqual([first, second]), longestWait)
  })

  it("[GB-36] Hot News has buttons for the next and the previous video", async () => {
    await renderComponent(<VideoCarousel videos={videos} />)
    await expect.element(button("Next")).toBeVisible()
    await expect.element(button("Previous")).toBeDisabled()
    expect(await shown()).toBe("First")
    await button("Next").click()
    await expect.element(slide("Second")).toHaveAttribute("aria-current", "true")
    expect(await shown()).toBe("Second")
    await button("Previous").click()
    await expect.element(slide("First")).toHaveAttribute("aria-current", "true")
    expect(await shown()).toBe("First")
  })

  it("[GB-37] Hot News pauses only the video that slides out of view", async () => {
    const postedMessages: Array<unknown> = []
    const hear = ({ data }: MessageEvent) => {
      if (typeof data === "string" && /^(First|Second|Third): /.test(data)) postedMessages.push(data)
    }
    window.addEventListener("message", hear)
    await renderComponent(<VideoCarousel videos={videos} />)
    await expect.element(button("Next")).toBeVisible()
    const loaded = (name: string) =>
      vi.waitFor(() => expect(postedMessages).toContain(`${name}: loaded`), longestWait)
    const paused = () => postedMessages.filter((words) => !String(words).endsWith(": loaded"))
    await loaded("First")
    await button("Next").click()
    await vi.waitFor(() => expect(paused()).toEqual([`First: ${pauseCommand}`]), longestWait)
    await loaded("Second")
    await button("Previous").click()
    await vi.waitFor(
      () => expect(paused()).toEqual([`First: ${pauseCommand}`, `Second: ${pauseCommand}`]),
      longestWait,
    )
    window.removeEventListener("message", hear)
  })

  it("[GB-39] Hot News without videos renders nothing", async () => {
    const screen = await renderComponent(<VideoCarousel videos={[]} />)
    expect(screen.container.innerHTML).toBe("")
  })

  it("Hot News requests a video only when the video is near the visible part of the page", async () => {
    await renderComponent(
      <>
        <div style={{ height: window.innerHeight + limits.lazyMargin + 200 }} />
        <VideoCarousel videos={videos.slice(0, 1)} />
      </>,
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(iframes()).toEqual([])
    window.scrollBy(0, 300)
    await vi.waitFor(() => expect(iframes().length).toBe(1), longestWait)
  })
})
