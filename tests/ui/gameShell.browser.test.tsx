import { afterEach, describe, expect, it, vi } from "vitest"
import { page, userEvent } from "vitest/browser"

import { GameShell, type GameShellProps } from "#ui/game/GameShell.tsx"

import { draw, found } from "./draw.tsx"

const nothing = () => {}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

const pageOf = (html: string): string => URL.createObjectURL(new Blob([html], { type: "text/html" }))

/** A game that says to its shell whatever it is told. */
const parrot = (name = "parrot") =>
  pageOf(`<title>${name}</title><script>onmessage = ({ data }) => parent.postMessage(data, "*")</script>`)

const shell = (props: Partial<GameShellProps> = {}) => (
  <GameShell
    name="Golden Koi"
    url={parrot()}
    balance="₱ 100.00"
    clock="4:05"
    net={undefined}
    state="ready"
    onReady={nothing}
    onClose={nothing}
    onOpenPage={nothing}
    {...props}
  />
)

const dialog = () => page.getByRole("dialog", { name: "Golden Koi" })

const frameIn = (element: Element): HTMLIFrameElement => {
  const frame = element.querySelector("iframe")
  if (frame === null) throw new Error("There is no frame")
  return frame
}

const frame = () => frameIn(dialog().element())

/** The next message this page hears. */
const heard = () =>
  new Promise<MessageEvent>((resolve) => window.addEventListener("message", resolve, { once: true }))

const saidBy = async (said: HTMLIFrameElement, words: unknown) => {
  const hearing = heard()
  said.contentWindow?.postMessage(words, "*")
  return hearing
}

const opened = async (props: Partial<GameShellProps> = {}) => {
  const onReady = vi.fn<() => void>()
  const screen = await draw(shell({ ...props, onReady }))
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled())
  return screen
}

describe("the game shell", () => {
  it("is a dialog of the game's name over the whole screen, with balance, clock and a way out", async () => {
    const onClose = vi.fn<() => void>()
    await draw(shell({ onClose }))
    const { width, height } = dialog().element().getBoundingClientRect()
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await expect.element(dialog().getByText("₱ 100.00")).toBeVisible()
    await expect.element(dialog().getByRole("timer", { name: "Session time" })).toHaveTextContent("4:05")
    await dialog().getByRole("button", { name: "Close game" }).click()
    await userEvent.keyboard("{Escape}")
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it("gives the frame its title, and no more permissions than it needs", async () => {
    const url = parrot()
    await draw(shell({ url }))
    const { title, src, referrerPolicy, allow, sandbox } = frame()
    expect({ title, src, referrerPolicy, allow, sandbox: [...sandbox] }).toEqual({
      title: "Golden Koi",
      src: url,
      referrerPolicy: "no-referrer",
      allow: "autoplay; fullscreen",
      sandbox: ["allow-scripts", "allow-same-origin", "allow-forms"],
    })
  })

  it("tells once the game is there", async () => {
    const onReady = vi.fn<() => void>()
    await draw(shell({ state: "loading", onReady }))
    await expect.element(dialog().getByRole("status", { name: "Loading" })).toBeVisible()
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(1))
  })

  it("opens a fresh frame for another address", async () => {
    const screen = await draw(shell())
    const first = frame()
    await screen.rerender(shell({ url: parrot("another") }))
    expect(frame()).not.toBe(first)
    expect(first.isConnected).toBe(false)
  })

  it("empties the frame before it takes it away", async () => {
    const screen = await opened()
    const going = frame()
    const seen: Array<string> = []
    const watch = (records: ReadonlyArray<MutationRecord>) => {
      for (const { type, target, removedNodes } of records) {
        if (type === "attributes" && target === going) seen.push(`src ${going.getAttribute("src")}`)
        if ([...removedNodes].some((node) => node.contains(going))) seen.push("gone")
      }
    }
    const observer = new MutationObserver(watch)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["src"] })
    await screen.unmount()
    watch(observer.takeRecords())
    observer.disconnect()
    expect(seen).toEqual(["src about:blank", "gone"])
  })

  it("closes when its own game asks for it", async () => {
    const onClose = vi.fn<() => void>()
    await opened({ onClose })
    await saidBy(frame(), { type: "closeGame" })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([["closeGame"], [null], [{ type: "resize" }], [{ kind: "closeGame" }], [["closeGame"]]])(
    "does not close for other words: %o",
    async (words) => {
      const onClose = vi.fn<() => void>()
      await opened({ onClose })
      expect((await saidBy(frame(), words)).data).toEqual(words)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it("does not close for what another window says", async () => {
    const onClose = vi.fn<() => void>()
    await opened({ onClose })
    const own = heard()
    window.postMessage({ type: "closeGame" }, "*")
    await own
    const other = document.createElement("iframe")
    other.src = parrot("other")
    const loaded = new Promise((resolve) => other.addEventListener("load", resolve))
    document.body.append(other)
    await loaded
    await saidBy(other, { type: "closeGame" })
    other.remove()
    expect(onClose).not.toHaveBeenCalled()
  })

  it("offers the full page and the way back when the game does not come", async () => {
    const onClose = vi.fn<() => void>()
    const onOpenPage = vi.fn<() => void>()
    await draw(shell({ state: "stuck", onClose, onOpenPage }))
    const offer = dialog().getByRole("alert")
    await offer.getByRole("button", { name: "Open full page" }).click()
    expect([onOpenPage.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    await offer.getByRole("button", { name: "Back" }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["+₱ 20.00", "--jade"],
    ["-₱ 20.00", "--vermilion"],
    ["₱ 0.00", "--muted"],
  ])("shows what was won or lost: %s in %s", async (net, colour) => {
    await draw(shell({ net }))
    const shown = found(dialog().getByRole("status", { name: "Won or lost since opening" }).element())
    expect(shown.textContent).toBe(net)
    const sample = document.body.appendChild(document.createElement("span"))
    sample.style.color = `var(${colour})`
    expect(getComputedStyle(shown).color).toBe(getComputedStyle(sample).color)
    expect(getComputedStyle(shown).fontVariantNumeric).toBe("tabular-nums")
    sample.remove()
  })

  it("says nothing of gains as long as they are not known", async () => {
    await draw(shell())
    expect(dialog().getByRole("status").elements()).toEqual([])
  })

  it("fills the screen where the browser can", async () => {
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true)
    const asked = vi.spyOn(document.documentElement, "requestFullscreen").mockResolvedValue()
    await draw(shell())
    await dialog().getByRole("button", { name: "Full screen" }).click()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it("has no such button elsewhere", async () => {
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(false)
    await draw(shell())
    expect(dialog().getByRole("button").elements().length).toBe(1)
  })

  it("asks on a phone that lies on its side to turn it, until that is dismissed", async () => {
    await draw(shell())
    const hint = dialog().getByText("Turn your phone upright to see the whole game.")
    await expect.element(hint).not.toBeVisible()
    await page.viewport(800, 360)
    await expect.element(hint).toBeVisible()
    await dialog().getByRole("button", { name: "Dismiss" }).click()
    expect(hint.elements()).toEqual([])
  })

  it("hides nothing of a long sum on a narrow phone", async () => {
    await page.viewport(320, 600)
    await draw(shell({ net: "-₱ 12,345,678.00", clock: "12:04:05" }))
    const shown = found(dialog().getByRole("status", { name: "Won or lost since opening" }).element())
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth + 1)
    const { right } = shown.getBoundingClientRect()
    const balance = dialog().getByText("₱ 100.00").element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(balance.left)
  })
})
