import { Context, Data, Effect, Layer } from "effect"

import type { Failure } from "#domain/Failure.ts"
import * as Url from "#domain/Url.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { whileOnline } from "#services/requestPolicy.ts"
import { Preferences } from "#services/Preferences.ts"

export class ChatUnavailable extends Data.TaggedError("ChatUnavailable")<{
  readonly failure: Failure | undefined
}> {}

export class Chat extends Context.Service<
  Chat,
  {
    /** Returns a validated address with the app's title and colour (spec §7 "CBS_launchChat"). */
    readonly address: (title: string) => Effect.Effect<string, ChatUnavailable>
  }
>()("h5/services/Chat") {
  static readonly layer = Layer.effect(
    Chat,
    Effect.gen(function* () {
      const backend = yield* Backend
      const preferences = yield* Preferences
      const address = yield* Address
      const device = yield* Device
      return Chat.of({
        address: Effect.fnUntraced(function* (title: string) {
          const { chatUrl } = yield* backend
            .read(launchChat, {
              b2c: 1,
              language: yield* preferences.language,
              backUrl: device.origin + (yield* address.current),
              headerColor: "131722",
              title,
              moduleId: "CBS3",
            })
            .pipe(
              whileOnline(device, launchChat),
              Effect.mapError((error) => new ChatUnavailable({ failure: error.reason })),
            )
          return Url.isSafe(chatUrl) ? chatUrl : yield* new ChatUnavailable({ failure: undefined })
        }),
      })
    }),
  )
}
