import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { recoveryAtom, recoveryCodeAtoms, recoveryFocusAtom } from "#atoms/entry/recovery.ts"
import * as Domain from "#domain/entry/Recovery.ts"

import { useDialingCodes } from "./useDialingCodes.ts"
import { codeProgress } from "./codeProgress.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"
import { useTyped } from "./useTyped.ts"

/** The codes of both ways: a countdown continues while the other way is shown. */
const useCodes = () => {
  const codes = {
    email: useAtomValue(recoveryCodeAtoms.email),
    sms: useAtomValue(recoveryCodeAtoms.sms),
  }
  return (way: Domain.Way) => codeProgress(codes[way])
}

/** The password reset form: its values and handlers. */
export const useRecovery = () => {
  const state = useAtomValue(recoveryAtom)
  const send = useSetAtom(recoveryAtom)
  const rules = useAtomValue(knownRulesAtom)
  const codeOf = useCodes()
  const [chosen, chooseDialingCode] = useState("")
  const { dialingCodes, dialingCode: countryDialingCode } = useDialingCodes(chosen)
  const { typed, field } = useTyped({
    nothing: Domain.nothing,
    errors: state._tag === "Editing" ? state.errors : {},
    toFocus: useAtomValue(recoveryFocusAtom),
    onEdited: (name) => send({ _tag: "Edited", field: name }),
  })
  const draft = { typed, rules, countryDialingCode }
  useLanguageSettled(() => send({ _tag: "LanguageSettled", draft }))
  return {
    typed,
    field,
    country: { dialingCodes, dialingCode: countryDialingCode, onDialingCode: chooseDialingCode },
    code: codeOf(state.way),
    busy: state._tag !== "Editing",
    fetchCode: () => send({ _tag: "CodeRequested", draft }),
    submit: () => send({ _tag: "Submitted", draft }),
  }
}
