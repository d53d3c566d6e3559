import { useAtom, useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"
import { useSearch } from "wouter"

import { lotteryFrameAtom, lotteryPageAtom, lotteryServicePendingAtom } from "#atoms/lotteries.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { GameFrame } from "#ui/game/GameFrame.tsx"

import { useCloseLottery } from "./LotteryClose.tsx"
import styles from "./LotteryFramePage.module.css"

const Unavailable = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t("lottery_unavailable")}
      text={t("lottery_unavailable_hint")}
      action={<Button onPress={useCloseLottery()}>{t("back")}</Button>}
    />
  )
}

const Frame = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation()
  const [{ _tag: state, attempt }, send] = useAtom(lotteryPageAtom)
  const close = useCloseLottery()
  return (
    <>
      <GameFrame
        key={attempt}
        name={t("category_LOTT")}
        url={url}
        closeRequestOrigin={undefined}
        onReady={() => send({ _tag: "FrameLoaded", attempt })}
        onCloseRequest={close}
      />
      {state === "Loading" && (
        <div className={styles["cover"]}>
          <Spinner />
        </div>
      )}
      {state === "Stuck" && (
        <div className={styles["cover"]}>
          <FailedState text={t("lottery_stuck")} onRetry={() => send({ _tag: "RetryPressed" })} />
        </div>
      )}
    </>
  )
}

const Stage = () => {
  const url = useAtomValue(lotteryFrameAtom)(useSearch())
  const isPending = useAtomValue(lotteryServicePendingAtom)
  if (url !== undefined) return <Frame url={url} />
  return <div className={styles["cover"]}>{isPending ? <Spinner /> : <Unavailable />}</div>
}

/** A lottery of the lottery service, on all of the screen but the title bar (spec §2 "Lottery frame"). */
export const LotteryFramePage = () => (
  <main className={styles["page"]}>
    <div className={styles["bar"]} />
    <div className={styles["stage"]}>
      <Stage />
    </div>
  </main>
)
