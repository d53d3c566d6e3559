import type { StoryDefault } from "@ladle/react"

import { startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { captcha, freePlay } from "#gateway/calls/entry/account.ts"
import { failing, refusing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TrialPage } from "./TrialPage.tsx"

export default { title: "Entry / Trial" } satisfies StoryDefault

const story = storiesOf(<TrialPage />)
const path = paths.trial

const started = (store: Store): void => {
  void store.set(startTrialAtom, "")
}

const captchaAsked = (store: Store): void => store.set(trialCaptchaAtom, true)

export const Guest = story({ path })

export const TrialMember = story({ path, persona: "4", before: started })

export const Starting = story({ path, unanswered: [freePlay.path], before: started })

export const Failed = story({ path, settings: failing(freePlay.path), before: started })

export const Refused = story({ path, settings: refusing("free_reject", freePlay.path), before: started })

export const WithCaptcha = story({ path, before: captchaAsked })

export const CaptchaLoading = story({ path, unanswered: [captcha.path], before: captchaAsked })

export const CaptchaFailed = story({ path, settings: failing(captcha.path), before: captchaAsked })

export const NotOffered = story({ path, settings: { modulesOff: ["FREEPLAY3"] } })
