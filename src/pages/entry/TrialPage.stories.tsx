import type { StoryDefault } from "@ladle/react"

import { startTrialAtom, trialCaptchaAtom } from "#atoms/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay } from "#gateway/calls/account.ts"

import { failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TrialPage } from "./TrialPage.tsx"

export default { title: "pages / entry / TrialPage" } satisfies StoryDefault

const told = storiesOf(<TrialPage />)
const path = paths.trial

const started = (store: Store): void => {
  void store.set(startTrialAtom, "")
}

const captchaAsked = (store: Store): void => store.set(trialCaptchaAtom, true)

export const Guest = told({ path })

export const TrialMember = told({ path, persona: "4", before: started })

export const Starting = told({ path, unanswered: [freePlay.path], before: started })

export const Failed = told({ path, settings: failing(freePlay.path), before: started })

export const WithCaptcha = told({ path, before: captchaAsked })

export const CaptchaLoading = told({ path, unanswered: [captcha.path], before: captchaAsked })

export const CaptchaFailed = told({ path, settings: failing(captcha.path), before: captchaAsked })

export const NotOffered = told({ path, settings: { modulesOff: ["FREEPLAY3"] } })
