import type { FirebaseProject } from "#domain/FirebaseProject.ts"
import type { Platform } from "#domain/frame/Platform.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

/** The identity providers, in the order of their buttons. */
export const providers = ["facebook", "google"] as const
export type Provider = (typeof providers)[number]

const flags = { facebook: "FACEBOOKLOGIN3", google: "GOOGLELOGIN3" } as const

/**
 * The providers that a merchant offers: module enabled and Firebase configured (spec §2 "Login screen", §5).
 */
export const offered = (whitelabel: Pick<Whitelabel, "modules" | "firebase">): ReadonlyArray<Provider> =>
  (whitelabel.firebase?.authDomain ?? "") === ""
    ? []
    : providers.filter((provider) => isOn(whitelabel, flags[provider]))

/** Whether Firebase sends the merchant's SMS codes (decision 98). */
export const sendsCodes = (whitelabel: { readonly firebase?: FirebaseProject | null | undefined }): boolean =>
  whitelabel.firebase?.sms === true

/**
 * A mobile number in E.164 format, as Firebase requires. Assumed: one leading zero is the national prefix.
 */
export const international = (mobile: string, countryDialingCode: string): string =>
  `+${countryDialingCode}${mobile.replace(/^0/, "")}`

/** In-app browsers. Android's web view contains `wv`. */
const inApp =
  /FBA[NV]|FB_IAB|FBIOS|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|Bytedance|KAKAOTALK|Zalo|; wv\)|AppVer|AppShellVer/

/** Whether Google rejects logins in this browser. It rejects in-app browsers, the native app included. */
export const refusesGoogle = ({ userAgent }: Platform): boolean => inApp.test(userAgent)
