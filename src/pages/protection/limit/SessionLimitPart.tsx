import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import {
  isResolvingSessionLimitAtom,
  sessionLimitForm,
  resolveSessionLimitAtom,
} from "#atoms/protection/sessionLimit.ts"
import { protectionNowAtom } from "#atoms/protection/protection.ts"
import type { SessionLimit } from "#domain/protection/SessionLimit.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { textField } from "#pages/form/useForm.ts"
import { useSentForm } from "#pages/form/useSentForm.ts"

import { PendingChange } from "./PendingChange.tsx"
import styles from "#pages/protection/Protection.module.css"

interface Props {
  /** The current session limit; undefined if no limit is in force. */
  readonly session: SessionLimit | undefined
}

const Current = ({ session }: Props) => {
  const { t, i18n } = useTranslation()
  const now = useAtomValue(protectionNowAtom)
  const resolve = useSetAtom(resolveSessionLimitAtom)
  const isBusy = useAtomValue(isResolvingSessionLimitAtom)
  const textOf = (minutes: number | null) => {
    if (minutes === null) return t("no_limit")
    return minutes === 0 ? t("not_available") : t("session_minutes", { minutes })
  }
  if (session === undefined) return <p className={styles["current"]}>{textOf(null)}</p>
  const { minutes, endsAt, pending } = session
  return (
    <>
      <p className={styles["current"]}>{textOf(minutes)}</p>
      {endsAt > now && (
        <p className={styles["pending"]}>
          {t("session_ends", { time: dateTimeText(i18n.language, endsAt) })}
        </p>
      )}
      {pending !== undefined && (
        <PendingChange
          pending={pending}
          change={textOf(pending.minutes)}
          busy={isBusy}
          onResolve={(how) => void resolve(how)}
        />
      )}
    </>
  )
}

export const SessionLimitPart = ({ session }: Props) => {
  const { t } = useTranslation()
  const heading = useId()
  const form = useSentForm(sessionLimitForm, { initial: () => ({ minutes: "" }) })
  const send = (minutes: string | null) => form.send({ minutes, before: session?.minutes })
  return (
    <form aria-labelledby={heading} noValidate onSubmit={form.onSubmit(({ minutes }) => send(minutes))}>
      <h2 id={heading} className={styles["heading"]}>
        {t("session_limit_name")}
      </h2>
      <p className={styles["lead"]}>{t("session_lead")}</p>
      <Current session={session} />
      <div className={styles["limitForm"]}>
        <TextField
          {...textField(form, "minutes")}
          label={t("minutes")}
          hint={t("limit_waits")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        <Refusal message={form.refusal} />
        <Button type="submit" wide busy={form.busy}>
          {t("save")}
        </Button>
        {session !== undefined && (
          <Button wide disabled={form.busy} onPress={() => send(null)}>
            {t("remove_limit")}
          </Button>
        )}
      </div>
    </form>
  )
}
