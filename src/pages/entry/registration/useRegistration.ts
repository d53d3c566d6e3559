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
import { metRules } from "#domain/entry/PasswordRules.ts"
import { ownLength } from "#domain/entry/ownLength.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import { fieldsOf, type RegisterStep, stepsOf } from "#domain/entry/RegisterSteps.ts"
import * as RegisterMode from "#domain/entry/RegisterMode.ts"
import type { Whitelabel } from "#domain/Whitelabel.ts"
import { useOverlay } from "#ui/overlay/useOverlay.ts"

import { draftOf, useForm } from "#pages/form/useForm.ts"
import { codeProgress } from "#pages/entry/codeProgress.ts"
import { useDialingCodes } from "#pages/entry/useDialingCodes.ts"
import { useLanguageLoaded } from "#pages/form/useLanguageLoaded.ts"

export interface RegistrationSettings {
  readonly settings: RegisterForm.Settings
  readonly whitelabel: Whitelabel
}

const useMode = (whitelabel: Whitelabel) => {
  const [chosen, choose] = useState<RegisterMode.RegisterMode>()
  const modes = RegisterMode.openModes(whitelabel)
  const mode = modes.find((open) => open === chosen) ?? RegisterMode.defaultMode(whitelabel)
  return { mode, others: modes.filter((open) => open !== mode), choose }
}

// The device stores no password, verification code or captcha.
const stored = draftOf<RegisterForm.Typed, StoredField>("registration", storedFields)

const useValues = () => {
  const state = useAtomValue(registrationAtom)
  const form = useForm<RegisterForm.Typed, RegisterForm.Field>({
    initial: () => RegisterForm.none,
    state,
    toFocus: useAtomValue(registerFocusAtom),
    errorValues: () => limits.captcha,
    draft: stored,
  })
  const put = (name: RegisterForm.Field, value: string) =>
    form.change((before) => ({ ...before, [name]: value }))
  return { ...form, put, step: state._tag === "Editing" ? state.step : "details" }
}

const useSteps = (circumstances: RegisterForm.Circumstances, wanted: RegisterStep) => {
  const send = useSetAtom(registrationAtom)
  const [path] = useLocation()
  const steps = stepsOf(circumstances)
  const at = steps.indexOf(wanted) === 1 ? 1 : 0
  const back = () => send({ _tag: "WentBack" })
  // The browser's back button returns to the first step.
  useOverlay(at === 1 && tabOf(path) === "register", back)
  return {
    steps: steps.map((step) => ({ step, fields: fieldsOf(step, circumstances) })),
    at,
    isLast: at === steps.length - 1,
    back,
  }
}

const metRulesOf = ({ password }: RegisterForm.Typed, circumstances: RegisterForm.Circumstances) =>
  // If the merchant has its own password pattern, the form shows no list of rules.
  RegisterForm.hintOf("password", circumstances) === undefined ? undefined : metRules(password)

const useCode = () => {
  const [path] = useLocation()
  // The form stays mounted while the login or the terms show. Without a subscriber, the code's timer then stops.
  return useAtomValue(tabOf(path) === "register" ? registerCodeAtom : noCodeAtom)
}

const hintOf = (field: RegisterForm.Field, circumstances: RegisterForm.Circumstances) =>
  // The password field shows a list of rules instead of a hint.
  field === "password" ? undefined : RegisterForm.hintOf(field, circumstances)

const useCountry = () => {
  const [chosen, choose] = useState("")
  return { ...useDialingCodes(chosen), onDialingCode: choose }
}

const useMerchant = ({ settings, whitelabel }: RegistrationSettings) => {
  const affiliate = valueOf(useAtomValue(affiliateAtom)) ?? "unknown"
  const { mode, others, choose } = useMode(whitelabel)
  return { others, choose, circumstances: { mode, settings, whitelabel, affiliate } }
}

export const useRegistration = (merchant: RegistrationSettings) => {
  const { t } = useTranslation()
  const send = useSetAtom(registrationAtom)
  const code = useCode()
  const { others, choose, circumstances } = useMerchant(merchant)
  const [agrees, setAgrees] = useState(true)
  const country = useCountry()
  const form = useValues()
  const typed = form.values
  const draftOf = (now: RegisterForm.Typed) => ({
    typed: now,
    circumstances,
    countryDialingCode: country.dialingCode,
  })
  const steps = useSteps(circumstances, form.step)
  useLanguageLoaded(() => send({ _tag: "LanguageLoaded", draft: draftOf(typed) }))

  const edit = (name: RegisterForm.Field, value: string) => {
    form.put(name, value)
    send({ _tag: "Edited", field: name, draft: draftOf({ ...typed, [name]: value }) })
  }
  const field = (name: RegisterForm.Field) => {
    const rules = hintOf(name, circumstances)
    return {
      ref: form.fieldRef(name),
      name,
      required: RegisterForm.isRequired(name, circumstances),
      optional: !RegisterForm.mustBeFilled(name, typed, circumstances),
      rules: rules && t(rules, ownLength),
      value: typed[name],
      error: form.errorOf(name),
    }
  }
  return {
    others,
    choose: (other: RegisterMode.RegisterMode) => {
      choose(other)
      send({ _tag: "ModeChosen" })
    },
    ...steps,
    field,
    metRules: metRulesOf(typed, circumstances),
    edit,
    leave: (name: RegisterForm.Field) => send({ _tag: "Left", field: name, draft: draftOf(form.taken()) }),
    emptyCaptcha: () => form.put("captcha", ""),
    typed,
    affiliate: circumstances.affiliate,
    agrees,
    setAgrees,
    country,
    code: codeProgress(code),
    refusal: form.refusal,
    busy: form.busy,
    fetchCode: () => send({ _tag: "CodeRequested", draft: draftOf(form.taken()) }),
    submit: () => {
      const draft = draftOf(form.taken())
      send(steps.isLast ? { _tag: "Submitted", draft, agrees } : { _tag: "NextPressed", draft })
    },
  }
}
