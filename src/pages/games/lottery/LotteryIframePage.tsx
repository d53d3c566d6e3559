import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useSearch } from "wouter"

import { leaveIframeAtom } from "#atoms/frame/leaveIframe.ts"
import { isGameCoveredAtom } from "#atoms/games/launch.ts"
import { lotteryIframeAtom, lotteryPageAtom, lotteryServicePendingAtom } from "#atoms/games/lotteries.ts"
import { isProtectedAtom } from "#atoms/merchant.ts"
import { closePath } from "#domain/games/Lottery.ts"
import { Deferred } from "#pages/view/Deferred.tsx"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { GameIframe } from "#ui/games/play/GameIframe.tsx"
import { IframeCover } from "#ui/games/play/IframeCover.tsx"

import styles from "./LotteryIframePage.module.css"

const useClose = (): (() => void) => {
  const search = useSearch()
  const leave = useSetAtom(leaveIframeAtom)
  return () => leave(closePath(search))
}

export const LotteryClose = () => {
  const { t } = useTranslation()
  return (
    <IconButton label={t("close")} onPress={useClose()}>
      <X />
    </IconButton>
  )
}

const Unavailable = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t("lottery_unavailable")}
      text={t("lottery_unavailable_hint")}
      action={<Button onPress={useClose()}>{t("back")}</Button>}
    />
  )
}

const LoadedIframe = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation()
  const [{ _tag: state, attempt }, send] = useAtom(lotteryPageAtom)
  const close = useClose()
  const leave = useSetAtom(leaveIframeAtom)
  const isCovered = useAtomValue(isGameCoveredAtom)
  return (
    <>
      <GameIframe
        key={attempt}
        name={t("category_LOTT")}
        url={url}
        covered={isCovered}
        onReady={() => send({ _tag: "IframeLoaded", attempt })}
        onCloseRequest={close}
        onLobby={leave}
      />
      {state === "Loading" && <IframeCover />}
      {state === "Stuck" && (
        <IframeCover>
          <FailedState text={t("lottery_stuck")} onRetry={() => send({ _tag: "RetryPressed" })} />
        </IframeCover>
      )}
    </>
  )
}

const LotteryIframe = () => {
  const url = useAtomValue(lotteryIframeAtom)(useSearch())
  const isPending = useAtomValue(lotteryServicePendingAtom)
  if (url !== undefined) return <LoadedIframe url={url} />
  return isPending ? (
    <IframeCover />
  ) : (
    <IframeCover>
      <Unavailable />
    </IframeCover>
  )
}

const playBar = () => import("#pages/protection/play/PlayBar.tsx").then(({ PlayBar }) => PlayBar)

export const LotteryIframePage = () => (
  <Page covering className={styles["lottery"]}>
    <div className={styles["bar"]} />
    {useAtomValue(isProtectedAtom) && <Deferred load={playBar} />}
    <div className={styles["stage"]}>
      <LotteryIframe />
    </div>
  </Page>
)
