import { afterEach, describe, expect, it, vi } from "vitest"
import { page, userEvent } from "vitest/browser"

import { lobbyReached } from "#domain/frame/lobbyReached.ts"
import { GameShell, type GameShellProps } from "#ui/games/play/GameShell.tsx"
import { longestWait } from "#tools/test/waits.ts"
import { renderComponent, found } from "#tests/ui/render.tsx"

const nothing = () => {}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

const pageOf = (html: string): string => URL.createObjectURL(new Blob([html], { type: "text/html" }))

/** A game page that posts back every message it receives. */
const echoGame = () => pageOf(`<script>onmessage = ({ data }) => parent.postMessage(data, "*")</script>`)

const shell = (props: Partial<GameShellProps> = {}) => (
  <GameShell
    name="Golden Koi"
    url={echoGame()}
    balance="₱ 100.00"
    clock="4:05"
    net={undefined}
    state="ready"
    onReady={nothing}
    onClose={nothing}
    onOpenPage={nothing}
    onLobby={nothing}
    {...props}
  />
)

const dialog = () => page.getByRole("dialog", { name: "Golden Koi" })

const iframe = (): HTMLIFrameElement => {
  const element = dialog().element().querySelector("iframe")
  if (element === null) throw new Error("There is no iframe")
  return element
}

const messageFrom = async (sender: HTMLIFrameElement, words: unknown) => {
  const hearing = new Promise<MessageEvent>((resolve) =>
    window.addEventListener("message", resolve, { once: true }),
  )
  sender.contentWindow?.postMessage(words, "*")
  return hearing
}

const sendFrom = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent("message", { source: iframe().contentWindow, origin, data }))

const opened = async (props: Partial<GameShellProps> = {}) => {
  const onReady = vi.fn<() => void>()
  const screen = await renderComponent(shell({ ...props, onReady }))
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), longestWait)
  return screen
}

describe("the game shell", () => {
  it("the game shell is a full-screen dialog labelled with the game's name, and shows balance, timer and close button", async () => {
    const onClose = vi.fn<() => void>()
    await renderComponent(shell({ onClose }))
    const { width, height } = dialog().element().getBoundingClientRect()
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await expect.element(dialog().getByText("₱ 100.00")).toBeVisible()
    await expect.element(dialog().getByRole("timer", { name: "Session time" })).toHaveTextContent("4:05")
    await dialog().getByRole("button", { name: "Close game" }).click()
    await userEvent.keyboard("{Escape}")
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it("the game iframe has a title and only the permissions that a game needs", async () => {
    const url = "http://127.0.0.1:9/play"
    await renderComponent(shell({ url }))
    const { title, src, referrerPolicy, allow, sandbox } = iframe()
    expect({ title, src, referrerPolicy, allow, sandbox: [...sandbox] }).toEqual({
      title: "Golden Koi",
      src: url,
      referrerPolicy: "no-referrer",
      allow: "autoplay; fullscreen",
      sandbox: [
        "allow-scripts",
        "allow-same-origin",
        "allow-popups-to-escape-sandbox",
        "allow-forms",
        "allow-popups",
      ],
    })
  })

  it("a game served from the lobby's own origin cannot read the lobby's storage", async () => {
    const spy = pageOf(`<script>
      let read
      try { read = parent.localStorage.length } catch (error) { read = error.name }
      onmessage = () => parent.postMessage({ origin, read }, "*")
    </script>`)
    await opened({ url: spy })
    expect([...iframe().sandbox]).toEqual(["allow-scripts", "allow-forms", "allow-popups"])
    expect((await messageFrom(iframe(), "?")).data).toEqual({ origin: "null", read: "SecurityError" })
  })

  it("the game shell empties its iframe before removing it", async () => {
    const screen = await opened()
    const going = iframe()
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

  it("the game shell closes on the closeGame message of its own game", async () => {
    const onClose = vi.fn<() => void>()
    await opened({ onClose })
    await messageFrom(iframe(), { type: "closeGame" })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([["closeGame"], [null], [{ type: "resize" }], [{ kind: "closeGame" }], [["closeGame"]]])(
    "the game shell ignores the message %o",
    async (words) => {
      const onClose = vi.fn<() => void>()
      await opened({ onClose })
      expect((await messageFrom(iframe(), words)).data).toEqual(words)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it("the game shell ignores closeGame from its iframe after the iframe has navigated to another origin", async () => {
    const onClose = vi.fn<() => void>()
    await opened({ onClose })
    sendFrom("https://elsewhere.example", { type: "closeGame" })
    sendFrom(window.origin, { type: "closeGame" })
    expect(onClose).not.toHaveBeenCalled()
    sendFrom("null", { type: "closeGame" })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("the game shell opens an address of the lobby that its iframe has reached, from the lobby's own origin only", async () => {
    const onLobby = vi.fn<(path: string) => void>()
    await opened({ onLobby })
    for (const origin of ["null", "https://elsewhere.example"]) sendFrom(origin, lobbyReached("/m/help"))
    for (const path of ["//elsewhere.example", "https://elsewhere.example", ""])
      sendFrom(window.origin, lobbyReached(path))
    expect(onLobby).not.toHaveBeenCalled()
    sendFrom(window.origin, lobbyReached("/m/help?a=1"))
    expect(onLobby.mock.calls).toEqual([["/m/help?a=1"]])
  })

  it("the game shell offers to open the full page or to go back when a game does not load", async () => {
    const onClose = vi.fn<() => void>()
    const onOpenPage = vi.fn<() => void>()
    await renderComponent(shell({ state: "stuck", onClose, onOpenPage }))
    const offer = dialog().getByRole("alert")
    await offer.getByRole("button", { name: "Open full page" }).click()
    expect([onOpenPage.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    await offer.getByRole("button", { name: "Back" }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("the bar of the game shell always offers the full page, for a game that refuses iframes", async () => {
    const onOpenPage = vi.fn<() => void>()
    await renderComponent(shell({ onOpenPage }))
    await dialog().getByRole("button", { name: "Open full page" }).click()
    expect(onOpenPage).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["+₱ 20.00", "--jade"],
    ["−₱ 20.00", "--vermilion"],
    ["₱ 0.00", "--muted"],
  ])("the game shell shows the net result: %s in %s", async (net, colour) => {
    await renderComponent(shell({ net }))
    const shown = found(
      dialog().getByRole("status", { name: "Net result since you opened the game" }).element(),
    )
    expect(shown.textContent).toBe(`Net ${net}`)
    const sample = document.body.appendChild(document.createElement("span"))
    sample.style.color = `var(${colour})`
    expect(getComputedStyle(shown).color).toBe(getComputedStyle(sample).color)
    expect(getComputedStyle(shown).fontVariantNumeric).toBe("tabular-nums")
    sample.remove()
  })

  it("the full-screen button of the game shell requests full screen", async () => {
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true)
    const fullscreenCall = vi.spyOn(document.documentElement, "requestFullscreen").mockResolvedValue()
    await renderComponent(shell())
    await dialog().getByRole("button", { name: "Full screen" }).click()
    expect(fullscreenCall).toHaveBeenCalledTimes(1)
  })

  it("the game shell in landscape shows a dismissible hint to rotate the phone", async () => {
    await renderComponent(shell())
    const hint = dialog().getByText("Turn your phone upright to see the whole game.")
    await expect.element(hint).not.toBeVisible()
    await page.viewport(800, 360)
    await expect.element(hint).toBeVisible()
    expect(iframe().getBoundingClientRect().top, "height of bar and hint").toBeLessThanOrEqual(60)
    await dialog().getByRole("button", { name: "Dismiss" }).click()
    expect(hint.elements()).toEqual([])
  })

  it("the game shell does not clip a long net result on a narrow phone", async () => {
    await page.viewport(320, 600)
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true)
    await renderComponent(shell({ net: "−₱ 12,345,678.00", clock: "12:04:05" }))
    const shown = found(
      dialog().getByRole("status", { name: "Net result since you opened the game" }).element(),
    )
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth + 1)
    const { right } = shown.getBoundingClientRect()
    const balance = dialog().getByText("₱ 100.00").element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(balance.left)
  })
})
