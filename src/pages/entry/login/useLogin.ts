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
import { moduleAtom } from "#atoms/merchant.ts"
import { limits } from "#config/limits.ts"
import * as Credentials from "#domain/entry/Credentials.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Event } from "#machines/Login.ts"

import { useFieldRules } from "#pages/form/useFieldRules.ts"
import { useForm } from "#pages/form/useForm.ts"
import { codeProgress } from "#pages/entry/codeProgress.ts"
import { useDialingCodes } from "#pages/entry/useDialingCodes.ts"
import { useLanguageLoaded } from "#pages/form/useLanguageLoaded.ts"

interface ModeValues {
  readonly credentials: Credentials.Credentials
  readonly remember: boolean
}

type Values = Readonly<Record<Credentials.Mode, ModeValues>> & { readonly captcha: string }

const useRemembered = () => {
  const recall = useSetAtom(recallLoginAtom)
  return (mode: Credentials.Mode): ModeValues | undefined => {
    const login = recall(mode)
    return login && { credentials: { ...Credentials.none, ...login }, remember: true }
  }
}

const blank: ModeValues = { credentials: Credentials.none, remember: false }

const useNewcomer = (
  toggleTo: (mode: Credentials.Mode) => void,
  change: (make: (before: Values) => Values) => void,
) => {
  const [newAccount, taken] = useAtom(newAccountAtom)
  // After a registration, fills in the username (open point 101).
  useEffect(() => {
    if (newAccount === undefined) return
    const { type, username, countryDialingCode } = newAccount
    taken(undefined)
    toggleTo(type)
    const credentials = { ...Credentials.none, username, countryDialingCode }
    change((before) => ({ ...before, [type]: { credentials, remember: false } }))
  })
}

const withCaptcha =
  (isShown: boolean, typed: string, send: (missed: Event) => void) => (proceed: (answer: string) => void) => {
    const answer = isShown ? TypedText.trimmed(typed) : ""
    const error = isShown ? Credentials.checkCaptcha(answer) : undefined
    if (error === undefined) proceed(answer)
    else send({ _tag: "CaptchaMissed", error })
  }

const useSwitches = (offersSms: boolean): void => {
  const { _tag, mode, captcha } = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const offersCaptcha = useAtomValue(offersCaptchaAtom)
  const isEditing = _tag === "Editing"
  // The merchant may disable the mode or the captcha while the form is open.
  const isStranded = mode === "sms" && !offersSms && isEditing
  useEffect(() => {
    if (isStranded) send({ _tag: "ModeToggled" })
  }, [isStranded, send])
  const hasIdleCaptcha = captcha && !offersCaptcha && isEditing
  useEffect(() => {
    if (hasIdleCaptcha) send({ _tag: "CaptchaOff" })
  }, [hasIdleCaptcha, send])
}

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
    // Reads the fields from the DOM, because password managers fill fields without an event.
    filled: (typed: Credentials.Credentials): Credentials.Credentials => {
      const shown = {
        username: form.shownText("username", typed.username),
        password: form.shownText("password", typed.password),
      }
      put(shown)
      return { ...typed, ...shown, captcha: form.taken().captcha }
    },
    // If the device remembers no login, the typed values stay.
    reload: (of: Credentials.Mode) =>
      form.change((before) => ({ ...before, [of]: remembered(of) ?? before[of] })),
  }
}

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
  useLanguageLoaded(() => send({ _tag: "LanguageLoaded", credentials, rules }))

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
