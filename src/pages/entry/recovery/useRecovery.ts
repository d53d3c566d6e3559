import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"

import { recoveryAtom, recoveryCodeAtoms, recoveryFocusAtom } from "#atoms/entry/passwordRecovery.ts"
import * as Domain from "#domain/entry/PasswordRecovery.ts"

import { useFieldRules } from "#pages/form/useFieldRules.ts"
import { draftOf, textField, useForm } from "#pages/form/useForm.ts"
import { useDialingCodes } from "#pages/entry/useDialingCodes.ts"
import { codeProgress } from "#pages/entry/codeProgress.ts"
import { useLanguageLoaded } from "#pages/form/useLanguageLoaded.ts"

const useCodes = () => {
  // The countdowns for email and SMS codes both continue, even if the form shows the other mode.
  const codes = {
    email: useAtomValue(recoveryCodeAtoms.email),
    sms: useAtomValue(recoveryCodeAtoms.sms),
  }
  return (mode: Domain.Mode) => codeProgress(codes[mode])
}

// The device stores neither verification codes nor passwords.
const stored = draftOf<Domain.Typed, "username" | "email" | "mobile">("recovery", [
  "username",
  "email",
  "mobile",
])

export const useRecovery = () => {
  const state = useAtomValue(recoveryAtom)
  const send = useSetAtom(recoveryAtom)
  const { rules, withRules } = useFieldRules()
  const codeOf = useCodes()
  const [chosen, chooseDialingCode] = useState("")
  const { dialingCodes, dialingCode: countryDialingCode } = useDialingCodes(chosen)
  const form = useForm({
    initial: () => Domain.nothing,
    state,
    toFocus: useAtomValue(recoveryFocusAtom),
    onEdited: (name: Domain.Field) => send({ _tag: "Edited", field: name }),
    draft: stored,
  })
  const typed = form.values
  const draftFrom = (values: Domain.Typed) => ({ typed: values, rules, countryDialingCode })
  useLanguageLoaded(() => send({ _tag: "LanguageLoaded", draft: draftFrom(typed) }))
  return {
    typed,
    field: (name: Domain.Field) => textField(form, name),
    refusal: form.refusal,
    country: { dialingCodes, dialingCode: countryDialingCode, onDialingCode: chooseDialingCode },
    code: codeOf(state.mode),
    busy: form.busy,
    fetchCode: () => {
      const shown = draftFrom(form.taken())
      withRules((loaded) => send({ _tag: "CodeRequested", draft: { ...shown, rules: loaded } }))
    },
    onSubmit: form.onSubmit((filled) =>
      withRules((loaded) => send({ _tag: "Submitted", draft: { ...draftFrom(filled), rules: loaded } })),
    ),
  }
}
