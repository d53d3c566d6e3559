import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import {
  gameShellAtom,
  netChangeAtom,
  openGamePageAtom,
  openGameShellAtom,
  playedAtom,
} from "#atoms/games/gameShell.ts"
import { identityAtom } from "#atoms/kernel/runtime.ts"
import { iframeGameAtom, isGameCoveredAtom } from "#atoms/games/launch.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import * as NetChange from "#domain/records/NetChange.ts"
import * as DurationText from "#domain/DurationText.ts"
import { durationText } from "#i18n/formatting.ts"
import type { Play, State } from "#machines/GameShell.ts"
import { Balance } from "#ui/frame/header/Balance.tsx"
import { GameShell } from "#ui/games/play/GameShell.tsx"

import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"

const useClock = (): string => {
  const { t } = useTranslation()
  return durationText(t, DurationText.parts(Math.floor(useAtomValue(playedAtom) / 1000)))
}

const useNet = ({ id }: Play): string | undefined => {
  const change = useAtomValue(netChangeAtom)
  const balance = useAtomValue(balanceAtom)
  const [played, setPlayed] = useState<Play["id"]>()
  if (change !== undefined && change !== 0 && played !== id) setPlayed(id)
  // A hidden balance also hides the net change.
  return change === undefined || played !== id || balance.state !== "shown"
    ? undefined
    : NetChange.format(change, balance.currency)
}

const PlayBalance = () => {
  const refresh = useSetAtom(walletAtom.refetchAtom)
  return (
    <Balance
      view={useAtomValue(balanceAtom)}
      refreshing={useAtomValue(isBalanceRefreshingAtom)}
      onRefresh={() => refresh()}
    />
  )
}

const useEndWithSession = (): void => {
  const send = useSetAtom(gameShellAtom)
  const identity = useAtomValue(identityAtom)
  const [player] = useState(identity)
  useEffect(() => {
    if (identity !== player) send({ _tag: "SessionEnded" })
  }, [identity, player, send])
}

const states = { Loading: "loading", Ready: "ready", Stuck: "stuck" } as const

interface Props {
  /** If given, the children show the session time, so the bar shows no session time. */
  readonly children?: ReactNode
}

interface OpenProps extends Props {
  readonly tag: Exclude<State["_tag"], "Closed">
  readonly play: Play
}

const Open = ({ tag, play, children }: OpenProps) => {
  const { id, name, url } = play
  const clock = useClock()
  const send = useSetAtom(gameShellAtom)
  const openPage = useSetAtom(openGamePageAtom)
  const forget = useSetAtom(iframeGameAtom)
  useEndWithSession()
  useEffect(() => () => forget(undefined), [forget])
  return (
    <GameShell
      key={id}
      name={name}
      url={url}
      balance={
        <RetryBoundary>
          <PlayBalance />
        </RetryBoundary>
      }
      clock={children === undefined ? clock : undefined}
      net={useNet(play)}
      strip={children}
      state={states[tag]}
      covered={useAtomValue(isGameCoveredAtom)}
      onReady={() => send({ _tag: "IframeLoaded", id })}
      onClose={() => send({ _tag: "ClosePressed" })}
      onOpenPage={() => void openPage()}
      onLobby={(path) => send({ _tag: "LobbyReached", path })}
    />
  )
}

export const GamePlay = ({ children }: Props) => {
  const game = useAtomValue(iframeGameAtom)
  const gameShell = useAtomValue(gameShellAtom)
  const open = useSetAtom(openGameShellAtom)
  useEffect(() => {
    if (game !== undefined && game.isPage !== true) open(game)
  }, [game, open])
  if (gameShell._tag === "Closed") return null
  return (
    <Open tag={gameShell._tag} play={gameShell.play}>
      {children}
    </Open>
  )
}
