import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import {
  affiliateAtom,
  registerCodeAtom,
  registerFocusAtom,
  registrationAtom,
} from "#atoms/entry/registration.ts"
import { limits } from "#config/limits.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import * as RegisterWay from "#domain/entry/RegisterWay.ts"
import type { Whitelabel } from "#domain/Whitelabel.ts"
import type { State } from "#machines/Registration.ts"

import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

/** The merchant's settings of registration. */
export interface Terms {
  readonly settings: RegisterForm.Settings
  readonly whitelabel: Whitelabel
}

/** The chosen way, while it is available. */
const useWay = (whitelabel: Whitelabel) => {
  const [chosen, choose] = useState<RegisterWay.RegisterWay>()
  const ways = RegisterWay.openWays(whitelabel)
  const way = ways.find((open) => open === chosen) ?? RegisterWay.defaultWay(whitelabel)
  return { way, others: ways.filter((open) => open !== way), choose }
}

/** The typed values. Only this hook stores them: passwords never reach an atom. */
const useTyped = () => {
  const [typed, setTyped] = useState(RegisterForm.none)
  const put = (name: RegisterForm.Field, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  return { typed, put, emptyCaptcha: () => put("captcha", "") }
}

/** The parts of the machine's state that the form renders. */
const progressOf = (state: State) =>
  state._tag === "Editing"
    ? { errors: state.errors, refusal: state.refusal, busy: false }
    : { errors: {}, refusal: undefined, busy: true }

/** The data and handlers of the register form. */
export const useRegistration = ({ settings, whitelabel }: Terms) => {
  const { t } = useTranslation()
  const state = useAtomValue(registrationAtom)
  const send = useSetAtom(registrationAtom)
  const code = useAtomValue(registerCodeAtom)
  const affiliate = valueOf(useAtomValue(affiliateAtom)) ?? "unknown"
  const { way, others, choose } = useWay(whitelabel)
  const { typed, put, emptyCaptcha } = useTyped()
  const [agrees, setAgrees] = useState(true)
  const [country, chooseCountry] = useState("")
  const { dialingCodes, dialingCode } = useDialingCodes(country)
  const inputRef = useFirstFocus(useAtomValue(registerFocusAtom))

  const circumstances = { way, settings, whitelabel, affiliate }
  const draftOf = (now: RegisterForm.Typed) => ({
    typed: now,
    circumstances,
    countryDialingCode: dialingCode,
  })
  useLanguageSettled(() => send({ _tag: "LanguageSettled", draft: draftOf(typed) }))

  const { errors, ...progress } = progressOf(state)
  const edit = (name: RegisterForm.Field, value: string) => {
    put(name, value)
    send({ _tag: "Edited", field: name, draft: draftOf({ ...typed, [name]: value }) })
  }
  const field = (name: RegisterForm.Field) => {
    const hint = RegisterForm.hintOf(name, circumstances)
    return {
      ref: inputRef(name),
      name,
      required: RegisterForm.isRequired(name, circumstances),
      hint: hint && t(hint, RegisterForm.ownLength),
      value: typed[name],
      error: RegisterForm.joined((errors[name] ?? []).map((message) => t(message, limits.captcha))),
    }
  }
  return {
    way,
    others,
    choose: (other: RegisterWay.RegisterWay) => {
      choose(other)
      send({ _tag: "WayChosen" })
    },
    fields: RegisterForm.shownFields(circumstances),
    field,
    edit,
    leave: (name: RegisterForm.Field) => send({ _tag: "Left", field: name, draft: draftOf(typed) }),
    emptyCaptcha,
    typed,
    affiliate,
    agrees,
    setAgrees,
    country: { dialingCodes, dialingCode, onDialingCode: chooseCountry },
    code: codeProgress(code),
    ...progress,
    fetchCode: () => send({ _tag: "CodeRequested", draft: draftOf(typed) }),
    submit: () => send({ _tag: "Submitted", draft: draftOf(typed), agrees }),
  }
}
