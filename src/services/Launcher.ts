import { Context, Data, Effect, Layer, Option } from "effect"

import type { Failure } from "#domain/Failure.ts"
import * as GameLaunch from "#domain/GameLaunch.ts"
import * as Launchable from "#domain/Launchable.ts"
import type { Session } from "#domain/Session.ts"
import * as Url from "#domain/Url.ts"
import { addRecentGame, launchGame, launchVendor } from "#gateway/calls/launches.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { Games } from "./Games.ts"
import { Preferences } from "./Preferences.ts"

/** What came of pressing a game. */
export type Launch = Data.TaggedEnum<{
  LogInFirst: {}
  /** A page of this app. */
  Open: { readonly path: string }
  /** The game's own address, checked; opened in the same window. */
  Leave: { readonly url: string }
  /** The game's own address, checked; opened in a frame over the page (decision 114). */
  Frame: { readonly url: string; readonly name: string }
  /** The vendor gave no address. */
  NoAddress: {}
  /** The vendor gave an address that is not followed. */
  Unsafe: {}
  Failed: { readonly failure: Failure }
}>
export const Launch = Data.taggedEnum<Launch>()

/** What an address of a game leads to. */
const opening = ({ gameUrl: url, display }: typeof launchGame.output.Type, name: string): Launch => {
  if (url === "") return Launch.NoAddress()
  if (!Url.isSafe(url)) return Launch.Unsafe()
  return display === "frame" ? Launch.Frame({ url, name }) : Launch.Leave({ url })
}

/** Starts games (spec §4 "Game launch"). */
export class Launcher extends Context.Service<
  Launcher,
  { readonly launch: (game: Launchable.Launchable) => Effect.Effect<Launch> }
>()("h5/services/Launcher") {
  static readonly layer = Layer.effect(
    Launcher,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const games = yield* Games
      const preferences = yield* Preferences
      const address = yield* Address
      const { origin } = yield* Device

      const ask = Effect.fnUntraced(function* (game: Launchable.Launchable, freePlay: boolean) {
        const language = yield* preferences.language
        const request = {
          vassalage: game.vassalage,
          gameType: game.gameType,
          freeplay: freePlay ? (1 as const) : (0 as const),
          language,
          backUrl: origin + (yield* address.current),
        }
        const answer =
          game.nodeId === ""
            ? yield* backend.change(launchVendor, request)
            : yield* backend.change(launchGame, { ...request, nodeId: game.nodeId })
        if (Url.isSafe(answer.gameUrl) && game.nodeId !== "") yield* remember(game)
        return opening(answer, game.name)
      })

      // A game that was not remembered is played all the same.
      const remember = ({ nodeId, vassalage }: Launchable.Launchable) =>
        backend.change(addRecentGame, { nodeId, vassalage }).pipe(Effect.ignore, Effect.forkDetach)

      // Only a lottery's address depends on the mapping, and a guest is sent to the login without it.
      const mappingFor = (game: Launchable.Launchable, session: Option.Option<Session>) =>
        Option.isSome(session) && GameLaunch.kindOf(game) === "lottery"
          ? Effect.map(games.vendors, ({ mapping }) => mapping)
          : Effect.succeed({})

      const launch = Effect.fnUntraced(
        function* (game: Launchable.Launchable) {
          const session = yield* current.get
          const circumstances = {
            session,
            mapping: yield* mappingFor(game, session),
            language: yield* preferences.language,
          }
          const plan = GameLaunch.plan(game, circumstances)
          switch (plan._tag) {
            case "LogInFirst":
              return Launch.LogInFirst()
            case "Open":
              return Launch.Open({ path: plan.path })
            case "Ask":
              return yield* ask(plan.game, plan.freePlay)
          }
        },
        Effect.catch((error) => Effect.succeed(Launch.Failed({ failure: error.reason }))),
      )

      return Launcher.of({ launch })
    }),
  )
}
