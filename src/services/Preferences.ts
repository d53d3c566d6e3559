import { Context, Effect, Layer } from "effect"

import type { Language, Theme } from "#config/product.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

/** What a player chose for this device. */
export class Preferences extends Context.Service<
  Preferences,
  {
    readonly theme: Effect.Effect<Theme>
    readonly chooseTheme: (theme: Theme) => Effect.Effect<void>
    readonly language: Effect.Effect<Language>
    readonly chooseLanguage: (language: Language) => Effect.Effect<void>
    /** Whether amounts are shown as asterisks. */
    readonly hidesBalance: Effect.Effect<boolean>
    readonly hideBalance: (hidden: boolean) => Effect.Effect<void>
    /** Calls back when another tab chose otherwise; answers how to stop. */
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/Preferences") {
  static readonly layer = Layer.effect(
    Preferences,
    Effect.map(Storage, (storage) => ({
      theme: storage.get(slots.theme),
      chooseTheme: (theme) => storage.set(slots.theme, theme),
      language: storage.get(slots.language),
      chooseLanguage: (language) => storage.set(slots.language, language),
      hidesBalance: Effect.map(storage.get(slots.balanceHidden), (hidden) => hidden === "1"),
      hideBalance: (hidden) => storage.set(slots.balanceHidden, hidden ? "1" : "0"),
      watch: (listener) => {
        const stops = [storage.watch(slots.theme, listener), storage.watch(slots.language, listener)]
        return () => stops.forEach((stop) => stop())
      },
    })),
  )
}
