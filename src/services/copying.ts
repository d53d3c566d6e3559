import { Effect } from "effect"

import { Clipboard } from "#platform/Clipboard.ts"

/** Copies a text; answers whether the browser did it. */
export const copy = (text: string): Effect.Effect<boolean> =>
  Clipboard.use(({ write }) => write(text)).pipe(Effect.provide(Clipboard.layer))
