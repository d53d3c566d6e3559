import { useAtom, useAtomValue } from "jotai"
import { X } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { homeNoticesAtom } from "#atoms/home/announcements.ts"
import { taskAddressAtom, taskFrameAtom } from "#atoms/promo/tasks.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/basic/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/basic/IconButton.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { GameFrame } from "#ui/games/GameFrame.tsx"

import styles from "./TaskPage.module.css"

/** Loads what home loads too: announcements, and a session's wallet (spec §2 "Task page"). */
const useLoads = (): void => {
  useAtomValue(homeNoticesAtom)
  useAtomValue(walletAtom)
}

const Slow = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles["slow"]} role="alert">
      <p>{t("task_stuck")}</p>
      <Button onPress={onRetry}>{t("try_again")}</Button>
    </div>
  )
}

const Frame = ({ url, onClose }: { readonly url: string; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const [state, send] = useAtom(taskFrameAtom)
  const attempt = state._tag === "Waiting" ? 0 : state.attempt
  return (
    <>
      {attempt > 0 && (
        <div className={classes(styles["frame"], state._tag !== "Shown" && styles["unseen"])}>
          <GameFrame
            key={attempt}
            name={t("task")}
            url={url}
            onReady={() => send({ _tag: "FrameLoaded", attempt })}
            onCloseRequest={onClose}
          />
        </div>
      )}
      {state._tag !== "Shown" && (
        <div className={styles["cover"]}>
          <Spinner />
          {state._tag === "Stuck" && <Slow onRetry={() => send({ _tag: "RetryPressed" })} />}
        </div>
      )}
    </>
  )
}

/**
 * The task service in full screen (spec §2 "Task page"); without its link it redirects to home. Assumed: a
 * button over the frame leads home, because an installed app has no other way back.
 */
export const TaskPage = () => {
  const { t } = useTranslation()
  const address = useAtomValue(taskAddressAtom)
  const [, navigate] = useLocation()
  const goHome = () => navigate(paths.home, { replace: true })
  const isMissing = address === "none"
  useLoads()
  useEffect(() => {
    if (isMissing) navigate(paths.home, { replace: true })
  }, [isMissing, navigate])
  return (
    <main className={styles["page"]}>
      {typeof address === "object" ? (
        <Frame url={address.url} onClose={goHome} />
      ) : (
        <div className={styles["cover"]}>
          <Spinner />
        </div>
      )}
      <div className={styles["close"]}>
        <IconButton label={t("close")} onPress={goHome}>
          <X />
        </IconButton>
      </div>
    </main>
  )
}
