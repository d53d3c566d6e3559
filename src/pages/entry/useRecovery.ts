import { useAtomValue, useSetAtom } from "jotai"
import { useCallback, useState } from "react"

import { recoveryAtom, recoveryCodeAtoms, recoveryFocusAtom } from "#atoms/recovery.ts"
import { knownRulesAtom } from "#atoms/system.ts"
import * as Domain from "#domain/Recovery.ts"
import { useTranslation } from "#ui/texts.tsx"

import { useDialingCodes } from "./useDialingCodes.ts"
import { codeProgress } from "./codeProgress.ts"
import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

/** Both codes: one that was asked for goes on counting while the other way is looked at. */
const useCodes = () => {
  const codes = {
    email: useAtomValue(recoveryCodeAtoms.email),
    sms: useAtomValue(recoveryCodeAtoms.sms),
  }
  return (way: Domain.Way) => codeProgress(codes[way])
}

/** What is typed to set a forgotten password anew, kept here alone: passwords never reach an atom. */
export const useRecovery = () => {
  const { t } = useTranslation()
  const state = useAtomValue(recoveryAtom)
  const send = useSetAtom(recoveryAtom)
  const rules = useAtomValue(knownRulesAtom)
  const codeOf = useCodes()
  const [typed, setTyped] = useState(Domain.nothing)
  const [chosen, chooseDialingCode] = useState("")
  const { dialingCodes, dialingCode: countryDialingCode } = useDialingCodes(chosen)
  const inputRef = useFirstFocus(useAtomValue(recoveryFocusAtom))
  const draft = { typed, rules, countryDialingCode }
  useLanguageSettled(
    useCallback(
      () => send({ _tag: "LanguageSettled", draft: { typed, rules, countryDialingCode } }),
      [send, typed, rules, countryDialingCode],
    ),
  )
  const errors = state._tag === "Editing" ? state.errors : {}
  const field = (name: Domain.Field) => {
    const error = errors[name]
    return {
      ref: inputRef(name),
      name,
      required: true,
      value: typed[name],
      error: error === undefined ? "" : t(error),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        const { value } = event.currentTarget
        setTyped((before) => ({ ...before, [name]: value }))
        send({ _tag: "Edited", field: name })
      },
    }
  }
  return {
    typed,
    field,
    country: { dialingCodes, dialingCode: countryDialingCode, onDialingCode: chooseDialingCode },
    code: codeOf(state.way),
    busy: state._tag !== "Editing",
    fetchCode: () => send({ _tag: "CodeAsked", draft }),
    submit: () => send({ _tag: "Submitted", draft }),
  }
}
