import "#app/theme.css"

import { ManagedRuntime } from "effect"
import { createStore, Provider } from "jotai"
import { TextsProvider } from "#ui/texts.tsx"
import { onTestFinished } from "vitest"
import { render } from "vitest-browser-react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"

import { Chrome } from "#app/Chrome.tsx"
import { makeTexts } from "#app/i18n.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { gateAtom } from "#atoms/system.ts"
import type { Language } from "#config/product.ts"
import { frameOf } from "#domain/PageFrame.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { type BenchOptions, makeBench } from "#tests/support/services.ts"
import { layerWorld } from "#tests/support/world.ts"

interface Options extends BenchOptions {
  readonly language?: Language
  readonly settings?: Partial<Settings>
}

/** A frame on a pretend gateway; `show` draws it around the page of an address. */
export const startChrome = async ({ language = "EN", settings = {}, ...options }: Options = {}) => {
  const world = await makeWorld(settings, { seed: "chrome" })
  const bench = makeBench({ transport: layerWorld(world), ...options })
  const runtime = ManagedRuntime.make(bench.layer)
  const store = createStore()
  store.set(runtimeAtom, runtime)
  const stop = store.sub(gateAtom, () => {})
  const texts = await makeTexts(language)
  await texts.speak(language)
  onTestFinished(async () => {
    stop()
    await runtime.dispose()
  })

  const drawn = (path: string) => (
    <Provider store={store}>
      <TextsProvider texts={texts}>
        <Chrome path={path} frame={frameOf(path)}>
          <main>{path}</main>
        </Chrome>
      </TextsProvider>
    </Provider>
  )

  return {
    texts,
    /** Around a page of the browser's own address bar. */
    showHere: (path: string) => render(drawn(path)),
    /** Around a page to which a history of its own has led. */
    show: async (...history: readonly [string, ...ReadonlyArray<string>]) => {
      const location = memoryLocation({ path: history[0], record: true })
      for (const path of history.slice(1)) location.navigate(path)
      const screen = await render(<Router hook={location.hook}>{drawn(history.at(-1) ?? history[0])}</Router>)
      return { screen, at: () => location.history.at(-1) }
    },
  }
}
