import { useAtomValue, useSetAtom } from "jotai"
import { useCallback, useEffect, useState } from "react"
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
import { Modal } from "#ui/overlay/Modal.tsx"
import { textField } from "#pages/form/useForm.ts"
import { useSentForm } from "#pages/form/useSentForm.ts"

import { PendingChange } from "./PendingChange.tsx"
import { SettingRow } from "./SettingCard.tsx"
import styles from "#pages/protection/Protection.module.css"

interface Props {
  /** The current session limit; undefined if no limit is in force. */
  readonly session: SessionLimit | undefined
}

export const SessionLimitForm = ({ session, onSaved }: Props & { readonly onSaved: () => void }) => {
  const { t } = useTranslation()
  const form = useSentForm(sessionLimitForm, { initial: () => ({ minutes: "" }) })
  const { isSent } = form
  useEffect(() => {
    if (isSent) onSaved()
  }, [isSent, onSaved])
  const send = (minutes: string | null) => form.send({ minutes, before: session?.minutes })
  return (
    <form
      aria-label={t("session_limit_name")}
      noValidate
      className={styles["limitForm"]}
      onSubmit={form.onSubmit(({ minutes }) => send(minutes))}
    >
      <p className={styles["lead"]}>{t("session_lead")}</p>
      <TextField
        {...textField(form, "minutes")}
        label={t("minutes")}
        hint={t("limit_waits")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("save")}
      </Button>
      {session !== undefined && (
        <Button wide disabled={form.busy} onPress={() => send(null)}>
          {t("remove_limit")}
        </Button>
      )}
    </form>
  )
}

export const SessionLimitRow = ({ session }: Props) => {
  const { t, i18n } = useTranslation()
  const now = useAtomValue(protectionNowAtom)
  const resolve = useSetAtom(resolveSessionLimitAtom)
  const isBusy = useAtomValue(isResolvingSessionLimitAtom)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const textOf = (minutes: number | null) => {
    if (minutes === null) return t("no_limit")
    return minutes === 0 ? t("not_available") : t("session_minutes", { minutes })
  }
  const { minutes = null, endsAt = 0, pending } = session ?? {}
  return (
    <SettingRow
      label={t("session_limit_name")}
      value={textOf(minutes)}
      isSet={minutes !== null}
      onPress={() => setOpen(true)}
    >
      {endsAt > now && (
        <p className={styles["more"]}>{t("session_ends", { time: dateTimeText(i18n.language, endsAt) })}</p>
      )}
      {pending !== undefined && (
        <div className={styles["more"]}>
          <PendingChange
            pending={pending}
            change={textOf(pending.minutes)}
            busy={isBusy}
            onResolve={(how) => void resolve(how)}
          />
        </div>
      )}
      {isOpen && (
        <Modal open title={t("session_limit_name")} onClose={close}>
          <SessionLimitForm session={session} onSaved={close} />
        </Modal>
      )}
    </SettingRow>
  )
}
