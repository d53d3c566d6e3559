import { Context, Effect, Layer } from "effect"

import type { Language, Theme } from "#config/product.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

export class Preferences extends Context.Service<
  Preferences,
  {
    readonly theme: Effect.Effect<Theme>
    readonly chooseTheme: (theme: Theme) => Effect.Effect<void>
    readonly language: Effect.Effect<Language>
    readonly chooseLanguage: (language: Language) => Effect.Effect<void>
    /** If the player has not chosen, this is undefined, and the setting of the device's system applies. */
    readonly reducesMotion: Effect.Effect<boolean | undefined>
    readonly reduceMotion: (reduces: boolean) => Effect.Effect<void>
    readonly hidesBalance: Effect.Effect<boolean>
    readonly hideBalance: (hidden: boolean) => Effect.Effect<void>
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/Preferences") {
  static readonly layer = Layer.effect(
    Preferences,
    Effect.map(Storage, (storage) => ({
      theme: storage.get(storageItems.theme),
      chooseTheme: (theme) => storage.set(storageItems.theme, theme),
      language: storage.get(storageItems.language),
      chooseLanguage: (language) => storage.set(storageItems.language, language),
      reducesMotion: Effect.map(storage.get(storageItems.reduceMotion), (chosen) =>
        chosen === "" ? undefined : chosen === "1",
      ),
      reduceMotion: (reduces) => storage.set(storageItems.reduceMotion, reduces ? "1" : "0"),
      hidesBalance: Effect.map(storage.get(storageItems.balanceHidden), (hidden) => hidden === "1"),
      hideBalance: (hidden) => storage.set(storageItems.balanceHidden, hidden ? "1" : "0"),
      watch: (listener) => {
        const stops = [
          storage.watch(storageItems.theme, listener),
          storage.watch(storageItems.language, listener),
          storage.watch(storageItems.reduceMotion, listener),
          storage.watch(storageItems.balanceHidden, listener),
        ]
        return () => stops.forEach((stop) => stop())
      },
    })),
  )
}
