import { ManagedRuntime } from "effect"
import { type Atom, createStore, Provider } from "jotai"
import { type ReactNode, Suspense } from "react"
import { onTestFinished } from "vitest"
import { render } from "vitest-browser-react"

import { AddressRouter } from "#app/AddressRouter.tsx"
import { changeLanguage } from "#app/i18n.ts"
import { pages } from "#app/pages.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { type TestServicesOptions, makeTestServices } from "#tests/support/services.ts"

interface Options extends TestServicesOptions {
  readonly broken?: ReadonlyArray<Atom<unknown>>
}

/** A store with atoms that can be broken: what renders them fails. */
const makeFragileStore = (atoms: ReadonlyArray<Atom<unknown>> = []) => {
  const whole = createStore()
  const broken = new Set(atoms)
  const get = <Value,>(atom: Atom<Value>): Value => {
    if (broken.has(atom)) throw new Error("The test broke this atom")
    return whole.get(atom)
  }
  return { store: { ...whole, get }, broken }
}

/** Renders a component of the app in English, without the rest. */
export const renderComponent = async (part: ReactNode, { broken: atoms, ...options }: Options) => {
  const services = makeTestServices(options)
  const runtime = ManagedRuntime.make(services.layer)
  const { store, broken } = makeFragileStore(atoms)
  store.set(runtimeAtom, runtime)
  const stops = [gateAtom, lifecycleAtom].map((atom) => store.sub(atom, () => {}))
  await changeLanguage("EN")
  const screen = await render(
    <Provider store={store}>
      <AddressRouter>
        <Suspense>{part}</Suspense>
      </AddressRouter>
    </Provider>,
  )
  // A page that stays mounted would use the disposed runtime.
  onTestFinished(async () => {
    await screen.unmount()
    stops.forEach((stop) => stop())
    await runtime.dispose()
  })
  return { screen, services, broken }
}

/** Renders a page without the frame around it. */
export const renderPage = async (page: PageName, options: Options) => {
  await pages[page].preload()
  const Page = pages[page].component()
  return renderComponent(<Page />, options)
}
