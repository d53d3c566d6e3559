import { useRef } from "react"
import { afterEach, expect, it, vi } from "vitest"

import { useEndNear } from "#ui/games/list/useEndNear.ts"
import { renderComponent, found } from "#tests/ui/render.tsx"

afterEach(() => vi.useRealTimers())

const entries = {}

const Far = ({ onEndNear }: { readonly onEndNear: () => void }) => {
  const list = useRef<HTMLUListElement>(null)
  useEndNear({ list, entries, hasMore: true, onEndNear })
  return <ul ref={list} style={{ height: 9000 }} />
}

it("[BC-06] the end of a list is checked once in 300 ms for any number of scroll events", async () => {
  const onEndNear = vi.fn<() => void>()
  const screen = await renderComponent(<Far onEndNear={onEndNear} />)
  const list = found(screen.container.querySelector("ul"))
  const checks = vi.spyOn(list, "getClientRects")
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
  const scrollFor = (span: number) => {
    for (let passed = 0; passed < span; passed += 10) {
      window.dispatchEvent(new Event("scroll"))
      vi.advanceTimersByTime(10)
    }
  }
  scrollFor(20)
  expect(checks).toHaveBeenCalledTimes(1)
  scrollFor(270)
  expect(checks).toHaveBeenCalledTimes(1)
  scrollFor(40)
  expect(checks).toHaveBeenCalledTimes(2)
  list.style.height = `${window.innerHeight + 99}px`
  scrollFor(320)
  expect(checks).toHaveBeenCalledTimes(3)
  expect(onEndNear).toHaveBeenCalledTimes(1)
})
