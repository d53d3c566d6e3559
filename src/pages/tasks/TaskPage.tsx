import { useAtom, useAtomValue } from "jotai"
import { X } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation } from "wouter"

import { homeNoticesAtom } from "#atoms/announcements.ts"
import { taskAddressAtom, taskFrameAtom } from "#atoms/tasks.ts"
import { walletAtom } from "#atoms/wallet.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/basic/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/basic/IconButton.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { GameFrame } from "#ui/game/GameFrame.tsx"

import styles from "./TaskPage.module.css"

/** The page loads what home loads too: announcements, and the wallet of a session (spec §2 "Task page"). */
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
 * The task service on all of the screen (spec §2 "Task page"); without its link the page goes home.
 *
 * Assumed: a button over the frame leads back home, as an installed app has no other way out.
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
