import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { affiliateAtom, registerCodeAtom, registerFocusAtom, registrationAtom } from "#atoms/registration.ts"
import * as RegisterForm from "#domain/RegisterForm.ts"
import * as RegisterWay from "#domain/RegisterWay.ts"
import type { Whitelabel } from "#domain/Whitelabel.ts"
import { useTranslation } from "#ui/texts.tsx"

import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

/** What the merchant says of registration. */
export interface Terms {
  readonly settings: RegisterForm.Settings
  readonly whitelabel: Whitelabel
}

/** The way that was chosen, as long as it is open. */
const useWay = (whitelabel: Whitelabel) => {
  const [chosen, choose] = useState<RegisterWay.RegisterWay>()
  const ways = RegisterWay.openWays(whitelabel)
  const way = ways.find((open) => open === chosen) ?? RegisterWay.defaultWay(whitelabel)
  return { way, others: ways.filter((open) => open !== way), choose }
}

/** What is typed to register, kept here alone: passwords never reach an atom. */
const useTyped = () => {
  const [typed, setTyped] = useState(RegisterForm.none)
  const put = (name: RegisterForm.Field, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  return { typed, put, emptyCaptcha: () => put("captcha", "") }
}

/** The register form's data and deeds. */
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

  const errors = state._tag === "Editing" ? state.errors : {}
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
      hint: hint && t(hint),
      value: typed[name],
      error: RegisterForm.joined((errors[name] ?? []).map((message) => t(message))),
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
    emptyCaptcha,
    typed,
    affiliate,
    agrees,
    setAgrees,
    country: { dialingCodes, dialingCode, onDialingCode: chooseCountry },
    code: codeProgress(code),
    refusal: state._tag === "Editing" ? state.refusal : undefined,
    busy: state._tag !== "Editing",
    fetchCode: () => send({ _tag: "CodeAsked", draft: draftOf(typed) }),
    submit: () => send({ _tag: "Submitted", draft: draftOf(typed), agrees }),
  }
}
