import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

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

import { useFieldRules } from "../form/useFieldRules.ts"
import { useForm } from "../form/useForm.ts"
import { codeProgress } from "./codeProgress.ts"
import { useDialingCodes } from "./useDialingCodes.ts"
import { useLanguageSettled } from "../form/useLanguageSettled.ts"

/** The typed values of a mode. */
interface ModeValues {
  readonly credentials: Credentials.Credentials
  readonly remember: boolean
}

/** The typed values of each mode, and the captcha that both share. */
type Values = Readonly<Record<Credentials.Mode, ModeValues>> & { readonly captcha: string }

/** Starts a mode with the login that the device remembers, if any. */
const useRemembered = () => {
  const recall = useSetAtom(recallLoginAtom)
  return (mode: Credentials.Mode): ModeValues | undefined => {
    const login = recall(mode)
    return login && { credentials: { ...Credentials.none, ...login }, remember: true }
  }
}

const blank: ModeValues = { credentials: Credentials.none, remember: false }

/** Fills in the name after a registration (decision 101). */
const useNewcomer = (
  toggleTo: (mode: Credentials.Mode) => void,
  change: (make: (before: Values) => Values) => void,
) => {
  const [newAccount, taken] = useAtom(newAccountAtom)
  useEffect(() => {
    if (newAccount === undefined) return
    const { type, username, countryDialingCode } = newAccount
    taken(undefined)
    toggleTo(type)
    const credentials = { ...Credentials.none, username, countryDialingCode }
    change((before) => ({ ...before, [type]: { credentials, remember: false } }))
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

/** The typed values of the login form, by mode. */
const useLoginValues = () => {
  const state = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const remembered = useRemembered()
  const form = useForm({
    initial: (): Values => ({
      username: remembered("username") ?? blank,
      sms: remembered("sms") ?? blank,
      captcha: "",
    }),
    state,
    toFocus: useAtomValue(loginFocusAtom),
    onEdited: (field: Credentials.Field) => send({ _tag: "Edited", field }),
    errorValues: () => limits.captcha,
  })
  const { mode } = state
  const changeMode = (make: (before: ModeValues) => ModeValues) =>
    form.change((before) => ({ ...before, [mode]: make(before[mode]) }))
  const put = (part: Partial<Credentials.Credentials>) =>
    changeMode((before) => ({ ...before, credentials: { ...before.credentials, ...part } }))
  return {
    ...form,
    ...form.values[mode],
    put,
    setRemember: (remember: boolean) => changeMode((before) => ({ ...before, remember })),
    setCaptcha: (captcha: string) => form.change((before) => ({ ...before, captcha })),
    /** Reads the fields and keeps what they show. */
    filled: (typed: Credentials.Credentials): Credentials.Credentials => {
      const shown = {
        username: form.shownText("username", typed.username),
        password: form.shownText("password", typed.password),
      }
      put(shown)
      return { ...typed, ...shown, captcha: form.taken().captcha }
    },
    /** Restores the remembered login of a mode; without one the typed values stay. */
    reload: (of: Credentials.Mode) =>
      form.change((before) => ({ ...before, [of]: remembered(of) ?? before[of] })),
  }
}

/** The data and handlers of the login form. */
export const useLogin = () => {
  const state = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const code = useAtomValue(loginCodeAtom)
  const { rules, withRules } = useFieldRules()
  const offersSms = useAtomValue(moduleAtom)("MOBILEVERCODELOGIN3")
  const { mode } = state
  const form = useLoginValues()
  const { captcha } = form.values
  const { dialingCodes, dialingCode } = useDialingCodes(form.credentials.countryDialingCode)
  const credentials = { ...form.credentials, captcha, countryDialingCode: dialingCode }

  useNewcomer((chosen) => chosen !== mode && send({ _tag: "ModeToggled" }), form.change)
  useSwitches(offersSms)
  useLanguageSettled(() => send({ _tag: "LanguageSettled", credentials, rules }))

  return {
    mode,
    offersSms,
    toggle: () => {
      if (form.busy) return
      send({ _tag: "ModeToggled" })
      form.reload(Credentials.otherMode(mode))
    },
    field: (name: Credentials.Field) => ({
      ref: form.fieldRef(name),
      error: form.errorOf(name),
      value: credentials[name],
    }),
    edit: (name: Credentials.Field, value: string) => {
      if (name === "captcha") form.setCaptcha(value)
      else form.put({ [name]: value })
      form.edited(name)
    },
    emptyCaptcha: () => form.setCaptcha(""),
    country: {
      dialingCodes,
      dialingCode,
      onDialingCode: (countryDialingCode: string) => form.put({ countryDialingCode }),
    },
    remember: form.remember,
    setRemember: form.setRemember,
    asksCaptcha: state.captcha,
    withCaptcha: withCaptcha(state.captcha, captcha, send),
    refreshCaptcha: () => send({ _tag: "CaptchaPressed" }),
    code: codeProgress(code),
    fetchCode: () => {
      const shown = form.filled(credentials)
      withRules((loaded) => send({ _tag: "CodeRequested", credentials: shown, rules: loaded }))
    },
    refusal: form.refusal,
    busy: state._tag === "Submitting",
    submit: () => {
      const shown = form.filled(credentials)
      withRules((loaded) =>
        send({ _tag: "Submitted", credentials: shown, rules: loaded, remember: form.remember }),
      )
    },
  }
}
