import { Profiler } from "react"
import { expect, it, vi } from "vitest"
import { useLocation, useSearch } from "wouter"

import { paths } from "#config/paths.ts"
import { found } from "#tests/ui/render.tsx"

import { renderComponent } from "./renderPage.tsx"

const Opener = ({ to }: { readonly to: string }) => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  return (
    <button type="button" onClick={() => navigate(to, { replace: true })}>
      {query === "" ? path : `${path}?${query}`}
    </button>
  )
}

it.each([
  [paths.bettingRecord, `${paths.bettingRecord}?period=month`],
  [paths.login, paths.register],
])("a router at %s renders the next address %s synchronously in the event handler", async (from, to) => {
  const { screen } = await renderComponent(<Opener to={to} />, { address: from })
  const button = found(screen.getByRole("button").element())
  button.click()
  await Promise.resolve()
  expect(button.textContent).toBe(to)
})

it("leaving a page does not render the page again in the event handler", async () => {
  const onRender = vi.fn<() => void>()
  const page = (
    <Profiler id="page" onRender={onRender}>
      <Opener to={paths.help} />
    </Profiler>
  )
  const { screen } = await renderComponent(page, { address: paths.login })
  const button = found(screen.getByRole("button").element())
  onRender.mockClear()
  button.click()
  await Promise.resolve()
  expect(onRender).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(button.textContent).toBe(paths.help))
})
