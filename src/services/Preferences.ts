import { Context, Effect, Layer } from "effect"

import type { Language, Theme } from "#config/product.ts"
import { slots } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

export class Preferences extends Context.Service<
  Preferences,
  {
    readonly theme: Effect.Effect<Theme>
    readonly chooseTheme: (theme: Theme) => Effect.Effect<void>
    readonly language: Effect.Effect<Language>
    readonly chooseLanguage: (language: Language) => Effect.Effect<void>
    /** Undefined until the player has chosen: the system decides. */
    readonly reducesMotion: Effect.Effect<boolean | undefined>
    readonly reduceMotion: (reduces: boolean) => Effect.Effect<void>
    readonly hidesBalance: Effect.Effect<boolean>
    /** Resets `hidesMenuBalance` to undefined. */
    readonly hideBalance: (hidden: boolean) => Effect.Effect<void>
    /** Undefined until the player has pressed the menu's toggle: the menu follows `hidesBalance`. */
    readonly hidesMenuBalance: Effect.Effect<boolean | undefined>
    readonly hideMenuBalance: (hidden: boolean) => Effect.Effect<void>
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
      reducesMotion: Effect.map(storage.get(slots.reduceMotion), (chosen) =>
        chosen === "" ? undefined : chosen === "1",
      ),
      reduceMotion: (reduces) => storage.set(slots.reduceMotion, reduces ? "1" : "0"),
      hidesBalance: Effect.map(storage.get(slots.balanceHidden), (hidden) => hidden === "1"),
      hideBalance: (hidden) =>
        Effect.andThen(
          storage.set(slots.balanceHidden, hidden ? "1" : "0"),
          storage.set(slots.menuBalanceHidden, ""),
        ),
      hidesMenuBalance: Effect.map(storage.get(slots.menuBalanceHidden), (chosen) =>
        chosen === "" ? undefined : chosen === "1",
      ),
      hideMenuBalance: (hidden) => storage.set(slots.menuBalanceHidden, hidden ? "1" : "0"),
      watch: (listener) => {
        const stops = [
          storage.watch(slots.theme, listener),
          storage.watch(slots.language, listener),
          storage.watch(slots.reduceMotion, listener),
        ]
        return () => stops.forEach((stop) => stop())
      },
    })),
  )
}
