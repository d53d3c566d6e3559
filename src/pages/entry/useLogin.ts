import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import {
  loginAtom,
  loginCodeAtom,
  loginFocusAtom,
  newAccountAtom,
  offersCaptchaAtom,
  recallLoginAtom,
} from "#atoms/entry/login.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"
import { limits } from "#config/limits.ts"
import * as Credentials from "#domain/entry/Credentials.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Event } from "#machines/Login.ts"

import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

/** The typed values of a mode. */
interface Sheet {
  readonly credentials: Credentials.Credentials
  readonly remember: boolean
}

/** The typed values of each mode. Only this hook stores them: passwords never reach an atom. */
const useSheets = (mode: Credentials.Mode) => {
  const recall = useSetAtom(recallLoginAtom)
  const kept = (of: Credentials.Mode): Sheet | undefined => {
    const login = recall(of)
    return login && { credentials: { ...Credentials.none, ...login }, remember: true }
  }
  const blank: Sheet = { credentials: Credentials.none, remember: false }
  const [sheets, setSheets] = useState(() => ({
    username: kept("username") ?? blank,
    sms: kept("sms") ?? blank,
  }))
  const change = (of: Credentials.Mode, make: (before: Sheet) => Sheet) =>
    setSheets((before) => ({ ...before, [of]: make(before[of]) }))
  return {
    sheet: sheets[mode],
    change,
    /** Restores the stored login of a mode; without one the typed values stay. */
    reload: (of: Credentials.Mode) => change(of, (before) => kept(of) ?? before),
  }
}

/** Fills in the name after a registration (decision 101). */
const useNewcomer = (
  toggleTo: (mode: Credentials.Mode) => void,
  change: ReturnType<typeof useSheets>["change"],
) => {
  const [newAccount, taken] = useAtom(newAccountAtom)
  useEffect(() => {
    if (newAccount === undefined) return
    const { type, username, countryDialingCode } = newAccount
    taken(undefined)
    toggleTo(type)
    change(type, () => ({
      credentials: { ...Credentials.none, username, countryDialingCode },
      remember: false,
    }))
  })
}

/** A login by another way also requires the captcha that is shown. */
const withCaptcha =
  (isShown: boolean, typed: string, send: (missed: Event) => void) => (proceed: (answer: string) => void) => {
    const answer = isShown ? TypedText.trimmed(typed) : ""
    const error = isShown ? Credentials.checkCaptcha(answer) : undefined
    if (error === undefined) proceed(answer)
    else send({ _tag: "CaptchaMissed", error })
  }

/** Removes a mode and a captcha that the merchant disables from the form at once. */
const useSwitches = (offersSms: boolean): void => {
  const { _tag, mode, captcha } = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const offersCaptcha = useAtomValue(offersCaptchaAtom)
  const isEditing = _tag === "Editing"
  const isStranded = mode === "sms" && !offersSms && isEditing
  useEffect(() => {
    if (isStranded) send({ _tag: "ModeToggled" })
  }, [isStranded, send])
  const hasIdleCaptcha = captcha && !offersCaptcha && isEditing
  useEffect(() => {
    if (hasIdleCaptcha) send({ _tag: "CaptchaOff" })
  }, [hasIdleCaptcha, send])
}

/** The data and handlers of the login form. */
export const useLogin = () => {
  const { t } = useTranslation()
  const state = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const code = useAtomValue(loginCodeAtom)
  const rules = useAtomValue(knownRulesAtom)
  const offersSms = useAtomValue(moduleAtom)("MOBILEVERCODELOGIN3")
  const inputRef = useFirstFocus(useAtomValue(loginFocusAtom))
  const { mode } = state
  const { sheet, change, reload } = useSheets(mode)
  const [captcha, setCaptcha] = useState("")
  const { dialingCodes, dialingCode } = useDialingCodes(sheet.credentials.countryDialingCode)
  const credentials = { ...sheet.credentials, captcha, countryDialingCode: dialingCode }

  const isEditing = state._tag === "Editing"
  const toggle = () => {
    if (!isEditing) return
    send({ _tag: "ModeToggled" })
    reload(Credentials.otherMode(mode))
  }
  useNewcomer((wanted) => wanted !== mode && send({ _tag: "ModeToggled" }), change)
  useSwitches(offersSms)
  useLanguageSettled(() => send({ _tag: "LanguageSettled", credentials, rules }))

  const errors = isEditing ? state.errors : {}
  const field = (name: Credentials.Field) => {
    const error = errors[name] && t(errors[name], limits.captcha)
    return { ref: inputRef(name), error: error ?? "", value: credentials[name] }
  }
  return {
    mode,
    offersSms,
    toggle,
    field,
    edit: (name: Credentials.Field, value: string) => {
      if (name === "captcha") setCaptcha(value)
      else change(mode, (before) => ({ ...before, credentials: { ...before.credentials, [name]: value } }))
      send({ _tag: "Edited", field: name })
    },
    emptyCaptcha: () => setCaptcha(""),
    country: {
      dialingCodes,
      dialingCode,
      onDialingCode: (countryDialingCode: string) =>
        change(mode, (before) => ({ ...before, credentials: { ...before.credentials, countryDialingCode } })),
    },
    remember: sheet.remember,
    setRemember: (remember: boolean) => change(mode, (before) => ({ ...before, remember })),
    asksCaptcha: state.captcha,
    withCaptcha: withCaptcha(state.captcha, captcha, send),
    refreshCaptcha: () => send({ _tag: "CaptchaPressed" }),
    code: codeProgress(code),
    fetchCode: () => send({ _tag: "CodeRequested", credentials, rules }),
    refusal: isEditing ? state.refusal : undefined,
    busy: state._tag === "Submitting",
    submit: () => send({ _tag: "Submitted", credentials, rules, remember: sheet.remember }),
  }
}
