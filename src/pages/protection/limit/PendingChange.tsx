import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { protectionNowAtom } from "#atoms/protection/protection.ts"
import { canConfirm, type PlayLimit } from "#domain/protection/PlayLimit.ts"
import type { SessionLimit } from "#domain/protection/SessionLimit.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"

import styles from "#pages/protection/Protection.module.css"

interface Props {
  readonly pending: NonNullable<(PlayLimit | SessionLimit)["pending"]>
  readonly change: string
  readonly busy: boolean
  readonly onResolve: (how: "confirm" | "cancel") => void
}

/** The old limit applies until the change is confirmed. */
export const PendingChange = ({ pending, change, busy, onResolve }: Props) => {
  const { t, i18n } = useTranslation()
  const now = useAtomValue(protectionNowAtom)
  return (
    <>
      <p role="status" className={styles["pending"]}>
        {t("pending_limit", {
          from: dateTimeText(i18n.language, pending.from),
          until: dateTimeText(i18n.language, pending.until),
          amount: change,
        })}
      </p>
      <div className={styles["answers"]}>
        {canConfirm({ pending }, now) && (
          <Button size="small" variant="primary" busy={busy} onPress={() => onResolve("confirm")}>
            {t("confirm_change")}
          </Button>
        )}
        <Button size="small" busy={busy} onPress={() => onResolve("cancel")}>
          {t("cancel_change")}
        </Button>
      </div>
    </>
  )
}
