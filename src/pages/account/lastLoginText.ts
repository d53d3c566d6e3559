import type { LastLogin } from "#domain/account/Member.ts"
import { dateTimeText } from "#i18n/saying.ts"

/** Time and device of the login before this one; empty when the gateway sends none (gateway §12). */
export const lastLoginText = (language: string, lastLogin: LastLogin | undefined): string =>
  lastLogin === undefined
    ? ""
    : [dateTimeText(language, lastLogin.time), lastLogin.device ?? ""].filter(Boolean).join(" · ")
