import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { takeBreakAtom } from "#atoms/protection/protection.ts"
import { breakEnd, type BreakHours, breaks } from "#domain/protection/Protection.ts"
import { Button } from "#ui/button/Button.tsx"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { RestrictionTerms } from "./RestrictionTerms.tsx"

export const BreakForm = () => {
  const { t } = useTranslation()
  const [hours, setHours] = useState<BreakHours>(breaks[0])
  const [isAsked, setAsked] = useState(false)
  const takeBreak = useSetAtom(takeBreakAtom)
  const isBusy = useAtomValue(takeBreakAtom.isRunningAtom)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  const confirm = async () => {
    await takeBreak(hours)
    setAsked(false)
  }
  return (
    <form aria-label={t("take_break")} noValidate onSubmit={onSubmit}>
      <ChoiceField
        label={t("break_length")}
        choices={breaks.map((each) => ({ value: String(each), label: t(`break_${each}`) }))}
        value={String(hours)}
        onChange={(value) => setHours(breaks.find((each) => String(each) === value) ?? hours)}
      />
      <Button type="submit" variant="primary" wide>
        {t("continue")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        text={t("take_break")}
        lines={<RestrictionTerms length={t(`break_${hours}`)} endAt={(now) => breakEnd(now, hours)} />}
        confirmLabel={t("take_break")}
        busy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void confirm()}
      />
    </form>
  )
}
