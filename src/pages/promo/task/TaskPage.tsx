import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { X } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { leaveIframeAtom } from "#atoms/frame/leaveIframe.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { taskAddressAtom, taskIframeAtom } from "#atoms/promo/tasks.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/button/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/button/IconButton.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { GameIframe } from "#ui/games/play/GameIframe.tsx"
import { IframeCover } from "#ui/games/play/IframeCover.tsx"

import styles from "./TaskPage.module.css"

// The task page loads the same announcements and wallet as home (spec §2 "Task page").
const useLoads = (): void => {
  useAtomValue(homeAnnouncementsAtom)
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

interface TaskViewProps {
  readonly url: string
  readonly onLeave: (path: string) => void
}

const TaskView = ({ url, onLeave }: TaskViewProps) => {
  const { t } = useTranslation()
  const [state, send] = useAtom(taskIframeAtom)
  const attempt = state._tag === "Waiting" ? 0 : state.attempt
  return (
    <>
      {attempt > 0 && (
        <div className={classes(styles["iframe"], state._tag !== "Shown" && styles["unseen"])}>
          <GameIframe
            key={attempt}
            name={t("task")}
            url={url}
            onReady={() => send({ _tag: "IframeLoaded", attempt })}
            onCloseRequest={() => onLeave(paths.home)}
            onLobby={onLeave}
          />
        </div>
      )}
      {state._tag !== "Shown" && (
        <IframeCover>
          <Spinner />
          {state._tag === "Stuck" && <Slow onRetry={() => send({ _tag: "RetryPressed" })} />}
        </IframeCover>
      )}
    </>
  )
}

/** Assumed: a button over the iframe opens home, because an installed app has no back button. */
export const TaskPage = () => {
  const { t } = useTranslation()
  const address = useAtomValue(taskAddressAtom)
  const [, navigate] = useLocation()
  const leave = useSetAtom(leaveIframeAtom)
  const isMissing = address === "none"
  useLoads()
  useEffect(() => {
    if (isMissing) navigate(paths.home, { replace: true })
  }, [isMissing, navigate])
  return (
    <Page covering className={styles["task"]}>
      {typeof address === "object" ? <TaskView url={address.url} onLeave={leave} /> : <IframeCover />}
      <div className={styles["close"]}>
        <IconButton label={t("close")} onPress={() => leave(paths.home)}>
          <X />
        </IconButton>
      </div>
    </Page>
  )
}
