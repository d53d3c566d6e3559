import type { FirebaseProject } from "#domain/FirebaseProject.ts"
import type { Platform } from "#domain/frame/Platform.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

export const providers = ["facebook", "google"] as const
export type Provider = (typeof providers)[number]

const flags = { facebook: "FACEBOOKLOGIN3", google: "GOOGLELOGIN3" } as const

/** The merchant must enable the module and configure Firebase (spec §2 "Login screen", §5). */
export const offered = (whitelabel: Pick<Whitelabel, "modules" | "firebase">): ReadonlyArray<Provider> =>
  (whitelabel.firebase?.authDomain ?? "") === ""
    ? []
    : providers.filter((provider) => isOn(whitelabel, flags[provider]))

export const sendsCodes = (whitelabel: { readonly firebase?: FirebaseProject | null | undefined }): boolean =>
  whitelabel.firebase?.sms === true

/** Returns the E.164 format, which Firebase requires. Assumed: one leading zero is the national prefix. */
export const international = (mobile: string, countryDialingCode: string): string =>
  `+${countryDialingCode}${mobile.replace(/^0/, "")}`

// Google rejects logins in in-app browsers, including the native app. Android's web view contains `wv`.
const inApp =
  /FBA[NV]|FB_IAB|FBIOS|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|Bytedance|KAKAOTALK|Zalo|; wv\)|AppVer|AppShellVer/

export const refusesGoogle = ({ userAgent }: Platform): boolean => inApp.test(userAgent)
