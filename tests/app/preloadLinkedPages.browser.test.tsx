import { Effect } from "effect"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"

import { preloadInView, preloadPressed } from "#app/preloadLinkedPages.ts"
import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { watchMissingChunks } from "#platform/preloadImport.ts"
import { PressButton } from "#ui/button/PressButton.tsx"

const ahead = () => ({
  pageAt: (path: string) => Pages.find(path)?.name,
  preload: vi.fn<(name: Pages.PageName) => Promise<unknown>>(async () => undefined),
})

type Ahead = ReturnType<typeof ahead>

const names = ({ preload }: Ahead) => preload.mock.calls.map(([name]) => name)

const starts = (start: (given: Ahead) => () => void): Ahead => {
  const given = ahead()
  onTestFinished(start(given))
  return given
}

const link = (name: string) => page.getByRole("link", { name })

const press = (place: Locator) =>
  place.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))

const touches = (name: string) => press(link(name))

describe("preloading a page on pointer down", () => {
  it("pointer down on a link or inside a link requests the chunk of the linked page, before the tap ends", async () => {
    const given = starts(preloadPressed)
    await render(
      <a href={`${paths.help}?open=1`}>
        <span>Help</span>
      </a>,
    )
    press(page.getByText("Help"))
    expect(names(given)).toEqual(["help"])
  })

  it("pointer down on a button requests the chunk of the page that the button specifies", async () => {
    const given = starts(preloadPressed)
    await render(<PressButton leadsTo={`${paths.gameList}?gameType=OTHER`}>Other games</PressButton>)
    press(page.getByRole("button"))
    expect(names(given)).toEqual(["gameList"])
  })

  it("moving the focus to a link with a key requests the chunk of the linked page", async () => {
    const given = starts(preloadPressed)
    await render(<a href={paths.help}>Help</a>)
    await userEvent.tab()
    await expect.poll(() => names(given)).toEqual(["help"])
  })

  it("a link to another site, to another tab or to no page requests no chunk", async () => {
    const given = starts(preloadPressed)
    await render(
      <>
        <a href={`https://example.com${paths.help}`}>Elsewhere</a>
        <a href={paths.help} target="_blank" rel="noreferrer">
          New tab
        </a>
        <a href="/icon.svg">Icon</a>
        <p>Text</p>
      </>,
    )
    for (const name of ["Elsewhere", "New tab", "Icon"]) touches(name)
    press(page.getByText("Text"))
    expect(names(given)).toEqual([])
  })

  it("pointer down while offline requests no chunk, so that the chunk can still load later", async () => {
    const given = starts(preloadPressed)
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    await render(<a href={paths.help}>Help</a>)
    touches("Help")
    expect(names(given)).toEqual([])
  })

  it("a failed preload is not reported, and an import that fails at the same time is reported as a missing chunk", async () => {
    const given = starts(preloadPressed)
    const onMissing = vi.fn<() => void>()
    onTestFinished(watchMissingChunks(onMissing))
    const fails = async () => {
      const payload = new Error("The chunk did not load")
      window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }))
      throw payload
    }
    const isReported = () => new Promise((resolve) => void setTimeout(resolve))
    given.preload.mockImplementationOnce(fails)
    await render(<a href={paths.help}>Help</a>)
    touches("Help")
    await expect.poll(() => given.preload.mock.settledResults.at(-1)?.type).toBe("rejected")
    await isReported()
    expect(onMissing).not.toHaveBeenCalled()

    let end = () => {}
    const hanging = new Promise<void>((resolve) => {
      end = resolve
    })
    given.preload.mockImplementationOnce(() => hanging.then(fails))
    touches("Help")
    await fails().catch(() => {})
    await expect.poll(() => onMissing.mock.calls.length, { message: "a failed use" }).toBe(1)
    end()
    await expect.poll(() => given.preload.mock.settledResults.at(-1)?.type).toBe("rejected")
    await isReported()
    expect(onMissing, "the failure of the preload after it").toHaveBeenCalledTimes(1)
  })
})

describe("links in the viewport", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestIdleCallback", "cancelIdleCallback"] })
    onTestFinished(() => void vi.useRealTimers())
  })

  const preloads = (): Ahead =>
    starts((given) => {
      const stop = Effect.runCallback(preloadInView(given))
      return () => stop()
    })

  const expectNames = async (given: Ahead, expected: ReadonlyArray<Pages.PageName>) => {
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(millis(timings.preloadPause))
        return names(given)
      })
      .toEqual(expected)
  }

  const links = (
    <>
      <a href={paths.trial} style={{ position: "absolute", top: 5000 }}>
        Below
      </a>
      <a href={paths.settings} hidden>
        Hidden
      </a>
      <a href={paths.help}>Help</a>
      <a href={paths.help}>Help again</a>
      <a href={paths.notice}>News</a>
    </>
  )

  it("preload the chunks of their pages, once each, and continue after a failed chunk", async () => {
    await render(links)
    const given = preloads()
    given.preload.mockRejectedValueOnce(new Error("The chunk did not load"))
    expect(names(given)).toEqual([])
    await expectNames(given, ["help", "notice"])
  })

  it("preload the chunks of pages one at a time", async () => {
    await render(links)
    const given = preloads()
    let load = () => {}
    given.preload.mockImplementationOnce(() => new Promise<void>((resolve) => (load = resolve)))
    await expectNames(given, ["help"])
    await vi.advanceTimersByTimeAsync(3 * millis(timings.preloadPause))
    expect(names(given)).toEqual(["help"])
    load()
    await expectNames(given, ["help", "notice"])
  })

  it("wait for the next response with a single observer at a time", async () => {
    const open = new Set<object>()
    let made = 0
    let arrives = () => {}
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        readonly notify: () => void
        constructor(notify: () => void) {
          this.notify = notify
        }
        observe() {
          made += 1
          open.add(this)
          arrives = this.notify
        }
        disconnect() {
          open.delete(this)
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    preloads()
    for (const count of [1, 2, 3]) {
      await expect.poll(() => made).toBe(count)
      expect(open.size).toBe(1)
      arrives()
    }
  })

  it("preload nothing for a player who saves data, and pointer down still does", async () => {
    vi.stubGlobal(
      "navigator",
      new Proxy(navigator, {
        get: (target, key) => (key === "connection" ? { saveData: true } : Reflect.get(target, key)),
      }),
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    await render(links)
    const given = starts(preloadPressed)
    await Effect.runPromise(preloadInView(given))
    expect(names(given)).toEqual([])
    touches("News")
    expect(names(given)).toEqual(["notice"])
  })
})
