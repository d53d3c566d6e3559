import type { FirebaseProject } from "./FirebaseProject.ts"
import type { Platform } from "./Platform.ts"
import { isOn, type Whitelabel } from "./Whitelabel.ts"

/** Who else may vouch for a player, in the order of the buttons. */
export const providers = ["facebook", "google"] as const
export type Provider = (typeof providers)[number]

const flags = { facebook: "FACEBOOKLOGIN3", google: "GOOGLELOGIN3" } as const

/** The providers a merchant offers: by their flags, and only with a project (spec §2 "Login screen", §5). */
export const offered = (whitelabel: Pick<Whitelabel, "modules" | "firebase">): ReadonlyArray<Provider> =>
  (whitelabel.firebase?.authDomain ?? "") === ""
    ? []
    : providers.filter((provider) => isOn(whitelabel, flags[provider]))

/** Whether a merchant's SMS codes go by Firebase: it is initialised, and enabled for them (decision 98). */
export const sendsCodes = (whitelabel: { readonly firebase?: FirebaseProject | null | undefined }): boolean =>
  whitelabel.firebase?.sms === true

/** A mobile number as Firebase takes it (E.164). Assumed: one zero in front of it is the national prefix. */
export const international = (mobile: string, countryDialingCode: string): string =>
  `+${countryDialingCode}${mobile.replace(/^0/, "")}`

/** Browsers within other apps. Android's own web view calls itself `wv`. */
const inApp =
  /FBA[NV]|FB_IAB|FBIOS|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|Bytedance|KAKAOTALK|Zalo|; wv\)|AppVer|AppShellVer/

/** Whether Google shows no login here: it refuses browsers within apps, the native app's among them. */
export const refusesGoogle = ({ userAgent }: Platform): boolean => inApp.test(userAgent)
