import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import {
  loginAtom,
  loginCodeAtom,
  loginFocusAtom,
  newcomerAtom,
  offersCaptchaAtom,
  recallLoginAtom,
} from "#atoms/login.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import * as Credentials from "#domain/Credentials.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Event } from "#machines/Login.ts"
import { useTranslation } from "#ui/texts.tsx"

import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

/** What is typed in a mode. */
interface Sheet {
  readonly credentials: Credentials.Credentials
  readonly remember: boolean
}

/** What is typed in each mode, kept here alone: passwords never reach an atom. */
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
    /** What is remembered of a mode is there again; without it what was typed stays. */
    reload: (of: Credentials.Mode) => change(of, (before) => kept(of) ?? before),
  }
}

/** Who has just registered finds the name filled in (decision 101). */
const useNewcomer = (
  toggleTo: (mode: Credentials.Mode) => void,
  change: ReturnType<typeof useSheets>["change"],
) => {
  const [newcomer, taken] = useAtom(newcomerAtom)
  useEffect(() => {
    if (newcomer === undefined) return
    const { type, username, countryDialingCode } = newcomer
    taken(undefined)
    toggleTo(type)
    change(type, () => ({
      credentials: { ...Credentials.none, username, countryDialingCode },
      remember: false,
    }))
  })
}

/** A login by another way has to answer the captcha that is shown. */
const withCaptcha =
  (isShown: boolean, typed: string, send: (missed: Event) => void) => (goOn: (answer: string) => void) => {
    const answer = isShown ? TypedText.trimmed(typed) : ""
    const error = isShown ? Credentials.checkCaptcha(answer) : undefined
    if (error === undefined) goOn(answer)
    else send({ _tag: "CaptchaMissed", error })
  }

/** A mode and a captcha that the merchant switches off are gone from the form at once. */
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

/** The login form's data and deeds. */
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
    const error = errors[name]
    return { ref: inputRef(name), error: error === undefined ? "" : t(error), value: credentials[name] }
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
    fetchCode: () => send({ _tag: "CodeAsked", credentials, rules }),
    refusal: isEditing ? state.refusal : undefined,
    busy: state._tag === "Submitting",
    submit: () => send({ _tag: "Submitted", credentials, rules, remember: sheet.remember }),
  }
}
