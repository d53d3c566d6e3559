import { Effect, ManagedRuntime } from "effect"
import { Provider } from "jotai"
import { onTestFinished } from "vitest"
import { render } from "vitest-browser-react"

import "#app/theme.css"
import { AddressRouter } from "#app/AddressRouter.tsx"
import { Frame } from "#app/Frame.tsx"
import { changeLanguage } from "#app/i18n.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { gateAtom } from "#atoms/frame/system.ts"
import type { Language } from "#config/product.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { Address } from "#platform/Address.ts"
import { type BenchOptions, makeBench } from "#tests/support/services.ts"
import { layerWorld } from "#tests/support/world.ts"

import { makeFragileStore } from "./fragileStore.ts"

interface Options extends BenchOptions {
  readonly language?: Language
  readonly settings?: Partial<Settings>
}

/** A chrome on a simulated gateway; `show` renders it around the page of an address. */
export const startFrame = async ({ language = "EN", settings = {}, ...options }: Options = {}) => {
  const world = await makeWorld(settings, { seed: "chrome" })
  const bench = makeBench({ transport: layerWorld(world), ...options })
  const runtime = ManagedRuntime.make(bench.layer)
  const { store, broken } = makeFragileStore()
  store.set(runtimeAtom, runtime)
  const stop = store.sub(gateAtom, () => {})
  await changeLanguage(language)
  onTestFinished(async () => {
    stop()
    await runtime.dispose()
  })

  const drawn = (path: string) => (
    <Provider store={store}>
      <AddressRouter>
        <Frame page={Pages.at(path)}>
          <main>{path}</main>
        </Frame>
      </AddressRouter>
    </Provider>
  )

  return {
    /** The atoms that fail to render. */
    broken,
    /** Renders the last address of this history. */
    show: async (...history: ReadonlyArray<string>) => {
      const address = runtime.runSync(Effect.service(Address))
      for (const path of history) runtime.runSync(address.push(path))
      const screen = await render(drawn(history.at(-1) ?? ""))
      return { screen, at: () => bench.address.history.at(-1) }
    },
  }
}
