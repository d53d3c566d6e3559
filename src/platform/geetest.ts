import { Effect } from "effect"

import { timings } from "#config/timings.ts"

import { type Challenge, VerificationCancelled, VerificationUnavailable } from "./challenge.ts"

interface Captcha {
  readonly onReady: (then: () => void) => Captcha
  readonly onSuccess: (then: () => void) => Captcha
  readonly onError: (then: () => void) => Captcha
  readonly onClose: (then: () => void) => Captcha
  readonly showCaptcha: () => void
  readonly getValidate: () => unknown
  readonly destroy: () => void
}

interface Options {
  readonly captchaId: string
  readonly product: "bind"
  readonly language: string
  readonly onError: () => void
}

type Init = (options: Options, then: (captcha: Captcha) => void) => void

declare global {
  interface Window {
    initGeetest4?: Init
  }
}

const languages: Readonly<Record<string, string>> = { "zh-Hans": "zho", ja: "jpn" }

const loaded = new Map<string, Promise<void>>()

const load = (address: string): Promise<void> => {
  const known = loaded.get(address)
  if (known !== undefined) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(address)
      script.remove()
      reject(new Error("The challenge's script did not load"))
    }
    document.head.append(script)
  })
  loaded.set(address, loading)
  return loading
}

const inTime = Effect.timeoutOrElse({
  duration: timings.verificationTimeout,
  orElse: () => Effect.fail(new VerificationUnavailable()),
})

const begin = Effect.fnUntraced(function* ({ script, captchaId, language }: Challenge) {
  yield* Effect.tryPromise({ try: () => load(script), catch: () => new VerificationUnavailable() }).pipe(
    inTime,
  )
  const init = window.initGeetest4
  if (init === undefined) return yield* Effect.fail(new VerificationUnavailable())
  return yield* Effect.callback<Captcha, VerificationUnavailable>((resume) =>
    init(
      {
        captchaId,
        product: "bind",
        language: languages[language] ?? "eng",
        onError: () => resume(Effect.fail(new VerificationUnavailable())),
      },
      (captcha) => captcha.onReady(() => resume(Effect.succeed(captcha))),
    ),
  ).pipe(inTime)
})

export const solve = (
  challenge: Challenge,
): Effect.Effect<string, VerificationCancelled | VerificationUnavailable> =>
  Effect.flatMap(begin(challenge), (captcha) =>
    Effect.callback<string, VerificationCancelled | VerificationUnavailable>((resume) => {
      captcha
        .onSuccess(() => resume(Effect.succeed(JSON.stringify(captcha.getValidate()))))
        .onError(() => resume(Effect.fail(new VerificationUnavailable())))
        .onClose(() => resume(Effect.fail(new VerificationCancelled())))
        .showCaptcha()
    }).pipe(Effect.ensuring(Effect.sync(() => captcha.destroy()))),
  )
