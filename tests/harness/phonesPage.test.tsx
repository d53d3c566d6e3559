import { createRoot } from "react-dom/client"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"

import { phoneOrigin } from "#harness/phones/hosts.ts"
import { Phones } from "#harness/phones/Phones.tsx"

describe("the page of the phones", () => {
  it("opens the next phone after one that failed, which can be tried again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    onTestFinished(() => {
      vi.useRealTimers()
      root.unmount()
      place.remove()
    })
    root.render(<Phones isOneGateway={false} />)
    const frames = () => [...place.querySelectorAll("iframe")]
    await vi.waitFor(() => expect(frames()).toHaveLength(1))
    await vi.waitFor(() => {
      vi.advanceTimersByTime(30_000)
      expect(frames()).toHaveLength(2)
    })
    expect(page.getByRole("alert").element().textContent).toMatch(/^It has not started in 30 s\./)
    const [first, second] = frames()
    const fail = { kind: "failed", reason: "No worker" }
    const origin = phoneOrigin(location, 2)
    window.dispatchEvent(
      Object.assign(new Event("message"), { origin, source: second?.contentWindow, data: fail }),
    )
    await vi.waitFor(() =>
      expect(page.getByRole("alert").last().element().textContent).toContain("No worker"),
    )
    place.querySelector<HTMLElement>('[aria-label="Try phone 1 again"]')?.click()
    await vi.waitFor(() => expect(page.getByRole("alert").elements()).toHaveLength(1))
    expect(frames()[0]).not.toBe(first)
  })
})
