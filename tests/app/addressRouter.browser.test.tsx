import { Effect, ManagedRuntime } from "effect"
import { createStore, Provider } from "jotai"
import { lazy, Suspense } from "react"
import { expect, it, onTestFinished } from "vitest"
import { render } from "vitest-browser-react"
import { useLocation, useSearch } from "wouter"

import { AddressRouter } from "#app/AddressRouter.tsx"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { paths } from "#config/paths.ts"
import { Address } from "#platform/Address.ts"
import { makeBench } from "#tests/support/services.ts"
import { found } from "#tests/ui/draw.tsx"

const Unloaded = lazy(() => new Promise<never>(() => {}))

/** A page whose code loads at once, except that of the promotions. Each button opens an address. */
const Pages = ({ addresses }: { readonly addresses: ReadonlyArray<string> }) => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  return (
    <Suspense>
      <output>{query === "" ? path : `${path}?${query}`}</output>
      {path === paths.activity && <Unloaded />}
      {addresses.map((address) => (
        <button key={address} type="button" onClick={() => navigate(address, { replace: true })}>
          {address}
        </button>
      ))}
    </Suspense>
  )
}

const startAt = async (address: string, ...addresses: ReadonlyArray<string>) => {
  const bench = makeBench({ address })
  const runtime = ManagedRuntime.make(bench.layer)
  onTestFinished(() => runtime.dispose())
  const store = createStore()
  store.set(runtimeAtom, runtime)
  const screen = await render(
    <Provider store={store}>
      <AddressRouter>
        <Pages addresses={addresses} />
      </AddressRouter>
    </Provider>,
  )
  return {
    shown: () => screen.getByRole("status").first().element().textContent,
    current: () => runtime.runSync(Effect.flatMap(Effect.service(Address), ({ current }) => current)),
    press: (name: string) => found(screen.getByRole("button", { name }).element()).click(),
  }
}

it.each([
  [paths.bettingRecord, `${paths.bettingRecord}?period=month`],
  [paths.login, paths.register],
])("a router at %s renders the next address %s in the event that opens it", async (from, to) => {
  const { shown, press } = await startAt(from, to)
  press(to)
  await Promise.resolve()
  expect(shown()).toBe(to)
})

it("a router shows the old page while the next page's code loads", async () => {
  const { shown, press, current } = await startAt(paths.home, paths.activity)
  press(paths.activity)
  await expect.poll(current).toBe(paths.activity)
  expect(shown()).toBe(paths.home)
})
