import { useAtomValue } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { exclusionForm } from "#atoms/protection/protection.ts"
import { securityAtom } from "#atoms/account/security.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { type ExclusionLength, exclusions, monthsAfter } from "#domain/protection/Protection.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import { Button } from "#ui/button/Button.tsx"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import { textField } from "#pages/form/useForm.ts"
import { useSentForm } from "#pages/form/useSentForm.ts"

import { RestrictionTerms } from "./RestrictionTerms.tsx"

export const ExclusionForm = () => {
  const { t } = useTranslation()
  const [length, setLength] = useState<ExclusionLength>(exclusions[0])
  const [asked, setAsked] = useState<SelfExclusion.Form>()
  // While `hasPassword` is undefined, the password field may stay empty, because the gateway checks the password.
  const hasPassword = valueOf(useAtomValue(securityAtom))?.loginPassword
  const form = useSentForm<SelfExclusion.Form, SelfExclusion.Field, SelfExclusion.Typed>(exclusionForm, {
    initial: () => SelfExclusion.nothing,
  })
  const onSubmit = form.onSubmit((typed) => {
    const filled = { length, typed, word: t("exclusion_word"), needsPassword: hasPassword === true }
    const isComplete = Object.keys(SelfExclusion.check(filled)).length === 0
    if (isComplete) setAsked(filled)
    // For an incomplete form, `send` shows the errors and sends no request.
    else form.send(filled)
  })
  return (
    <form aria-label={t("self_exclusion")} noValidate onSubmit={onSubmit}>
      <ChoiceField
        label={t("break_length")}
        choices={exclusions.map((each) => ({ value: String(each), label: t(`exclusion_${each}`) }))}
        value={String(length)}
        onChange={(value) => setLength(exclusions.find((each) => String(each) === value) ?? length)}
      />
      <TextField
        {...textField(form, "word")}
        label={t("type_to_confirm", { word: t("exclusion_word") })}
        autoComplete="off"
        spellCheck={false}
      />
      {hasPassword !== false && (
        <PasswordField
          {...textField(form, "password")}
          required={hasPassword === true}
          label={t("password")}
          autoComplete="current-password"
        />
      )}
      <Refusal message={form.refusal} />
      <Button type="submit" variant="danger" wide busy={form.busy}>
        {t("continue")}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        text={t("self_exclusion")}
        lines={
          <RestrictionTerms
            length={t(`exclusion_${length}`)}
            endAt={(now) => (length === "permanent" ? null : monthsAfter(now, length))}
          />
        }
        confirmLabel={t("exclude_me")}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked !== undefined) form.send(asked)
        }}
      />
    </form>
  )
}
