import { Context, Data, Effect, Layer, Option } from "effect"

import { paths } from "#config/paths.ts"
import { isPlayClosed } from "#domain/protection/PlayPermission.ts"
import { type Failure, message } from "#domain/Failure.ts"
import { launchMessage } from "#domain/protection/LimitRefusal.ts"
import * as GameLaunch from "#domain/games/GameLaunch.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { queryType } from "#domain/games/Vendor.ts"
import type { Session } from "#domain/Session.ts"
import * as Url from "#domain/Url.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { addRecentGame, launchGame, launchVendor } from "#gateway/calls/games/launches.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"
import { isPlayGated } from "#services/protection/isPlayGated.ts"
import { gated, hasChecks } from "#services/protection/playGate.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { LazyLayers } from "#services/lazyLayer.ts"
import { whileOnline } from "#services/requestPolicy.ts"
import { Preferences } from "#services/Preferences.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export type Launch = Data.TaggedEnum<{
  LogInFirst: {}
  Open: { readonly path: string }
  Leave: { readonly url: string }
  /** A validated address, which opens in an iframe over the page (open point 114). */
  Iframe: {
    readonly url: string
    readonly name: string
    /** True if the game opens as a page outside the app, where no reality check can show. */
    readonly isPage?: boolean
  }
  NoAddress: {}
  Unsafe: {}
  Failed: { readonly message: ReturnType<typeof message> }
}>
export const Launch = Data.taggedEnum<Launch>()

const opening = ({ gameUrl: url, display }: typeof launchGame.output.Type, name: string): Launch => {
  if (url === "") return Launch.NoAddress()
  if (!Url.isSafe(url)) return Launch.Unsafe()
  return display === "frame" ? Launch.Iframe({ url, name }) : Launch.Leave({ url })
}

const refused = (failure: Failure) =>
  Effect.map(isPlayGated, (is) =>
    is && isPlayClosed(failure)
      ? Launch.Open({ path: paths.protection })
      : // The texts about limits load with player protection.
        Launch.Failed({ message: (is ? launchMessage : message)(failure) }),
  )

// Only these services are provided, because the whole context would contain the account of the first launch.
const gateServices = [Backend, CurrentSession, LazyLayers, Storage, Whitelabels] as const
type GateServices = Backend | CurrentSession | LazyLayers | Storage | Whitelabels

const outcomeIn =
  (services: Context.Context<GateServices>) =>
  (launch: Effect.Effect<Launch, { readonly reason: Failure }, GateServices>): Effect.Effect<Launch> =>
    launch.pipe(
      Effect.catch(({ reason }) => refused(reason)),
      Effect.provideContext(services),
    )

/** Launches games (spec §4 "Game launch"). */
export class Launcher extends Context.Service<
  Launcher,
  { readonly launch: (game: Launchable.Launchable) => Effect.Effect<Launch> }
>()("h5/services/Launcher") {
  static readonly layer = Layer.effect(
    Launcher,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const preferences = yield* Preferences
      const address = yield* Address
      const device = yield* Device
      const services = Context.pick(...gateServices)(yield* Effect.context<GateServices>())

      const ask = Effect.fnUntraced(function* (game: Launchable.Launchable, freePlay: boolean) {
        const language = yield* preferences.language
        const request = {
          vassalage: game.vassalage,
          gameType: queryType(game.gameType),
          freeplay: freePlay ? (1 as const) : (0 as const),
          language,
          backUrl: device.origin + (yield* address.current),
          ...((yield* isPlayGated) ? { display: "frame" as const } : {}),
        }
        const response =
          game.nodeId === ""
            ? yield* backend.change(launchVendor, request)
            : yield* backend.change(launchGame, { ...request, nodeId: game.nodeId })
        if (Url.isSafe(response.gameUrl)) yield* remember(game)
        const opened = opening(response, game.name)
        return opened._tag === "Leave" && (yield* hasChecks)
          ? Launch.Iframe({ url: opened.url, name: game.name, isPage: true })
          : opened
      })

      // A game starts even if the app cannot add it to the recent games.
      const remember = (game: Launchable.Launchable) =>
        Option.match(GameLaunch.recentOf(game), {
          onNone: () => Effect.void,
          onSome: (recent) =>
            backend.change(addRecentGame, recent).pipe(Effect.ignore, Effect.forkDetach, Effect.asVoid),
        })

      // Guests need no mapping, because they are redirected to the login.
      const mappingFor = (game: Launchable.Launchable, session: Option.Option<Session>) =>
        Option.isSome(session) && GameLaunch.kindOf(game) === "lottery"
          ? backend.read(vendors, { typeId: 1 }).pipe(
              Effect.map(({ mapping }) => mapping),
              whileOnline(device, vendors),
            )
          : Effect.succeed({})

      const open = (game: Launchable.Launchable, path: string) =>
        Effect.as(GameLaunch.kindOf(game) === "lottery" ? remember(game) : Effect.void, Launch.Open({ path }))

      const launch = Effect.fnUntraced(function* (game: Launchable.Launchable) {
        const session = yield* current.get
        const mapping = yield* mappingFor(game, session)
        const plan = GameLaunch.plan(game, { session, mapping, language: yield* preferences.language })
        if (plan._tag === "LogInFirst") return Launch.LogInFirst()
        return yield* gated(plan._tag === "Open" ? open(game, plan.path) : ask(plan.game, plan.freePlay))
      }, outcomeIn(services))

      return Launcher.of({ launch })
    }),
  )
}
