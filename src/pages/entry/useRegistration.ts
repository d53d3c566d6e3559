import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { valueOf } from "#atoms/kernel/Remote.ts"
import {
  affiliateAtom,
  noCodeAtom,
  registerCodeAtom,
  registerFocusAtom,
  registrationAtom,
} from "#atoms/entry/registration.ts"
import { limits } from "#config/limits.ts"
import { type StoredField, storedFields } from "#domain/entry/RegisterDraft.ts"
import { tabOf } from "#domain/entry/EntryTab.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import * as RegisterWay from "#domain/entry/RegisterWay.ts"
import type { Whitelabel } from "#domain/Whitelabel.ts"

import { draftOf, useForm } from "../form/useForm.ts"
import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useLanguageSettled } from "../form/useLanguageSettled.ts"

/** The merchant's settings of registration. */
export interface RegistrationSettings {
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

/** The values that the device stores: no password, code or captcha. */
const stored = draftOf<RegisterForm.Typed, StoredField>("registration", storedFields)

/** The typed values, and what the machine says of them. */
const useValues = () => {
  const form = useForm<RegisterForm.Typed, RegisterForm.Field>({
    initial: () => RegisterForm.none,
    state: useAtomValue(registrationAtom),
    toFocus: useAtomValue(registerFocusAtom),
    errorValues: () => limits.captcha,
    draft: stored,
  })
  const put = (name: RegisterForm.Field, value: string) =>
    form.change((before) => ({ ...before, [name]: value }))
  return { ...form, put }
}

/** The SMS code. The form stays mounted at the login and the terms; there it has no reader, so no timer runs. */
const useCode = () => {
  const [path] = useLocation()
  return useAtomValue(tabOf(path) === "register" ? registerCodeAtom : noCodeAtom)
}

/** The data and handlers of the register form. */
export const useRegistration = ({ settings, whitelabel }: RegistrationSettings) => {
  const { t } = useTranslation()
  const send = useSetAtom(registrationAtom)
  const code = useCode()
  const affiliate = valueOf(useAtomValue(affiliateAtom)) ?? "unknown"
  const { way, others, choose } = useWay(whitelabel)
  const [agrees, setAgrees] = useState(true)
  const [country, chooseCountry] = useState("")
  const { dialingCodes, dialingCode } = useDialingCodes(country)
  const form = useValues()
  const typed = form.values
  const circumstances = { way, settings, whitelabel, affiliate }
  const draftOf = (now: RegisterForm.Typed) => ({
    typed: now,
    circumstances,
    countryDialingCode: dialingCode,
  })
  useLanguageSettled(() => send({ _tag: "LanguageSettled", draft: draftOf(typed) }))

  const edit = (name: RegisterForm.Field, value: string) => {
    form.put(name, value)
    send({ _tag: "Edited", field: name, draft: draftOf({ ...typed, [name]: value }) })
  }
  const field = (name: RegisterForm.Field) => {
    const hint = RegisterForm.hintOf(name, circumstances)
    return {
      ref: form.fieldRef(name),
      name,
      required: RegisterForm.isRequired(name, circumstances),
      hint: hint && t(hint, RegisterForm.ownLength),
      value: typed[name],
      error: form.errorOf(name),
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
    leave: (name: RegisterForm.Field) => send({ _tag: "Left", field: name, draft: draftOf(form.taken()) }),
    emptyCaptcha: () => form.put("captcha", ""),
    typed,
    affiliate,
    agrees,
    setAgrees,
    country: { dialingCodes, dialingCode, onDialingCode: chooseCountry },
    code: codeProgress(code),
    refusal: form.refusal,
    busy: form.busy,
    fetchCode: () => send({ _tag: "CodeRequested", draft: draftOf(form.taken()) }),
    submit: () => send({ _tag: "Submitted", draft: draftOf(form.taken()), agrees }),
  }
}
