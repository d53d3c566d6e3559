import type { LastLogin } from "#domain/account/Member.ts"
import { dateTimeText } from "#i18n/formatting.ts"

/** Returns "" if the gateway sends no last login (gateway §12). */
export const lastLoginText = (language: string, lastLogin: LastLogin | undefined): string =>
  lastLogin === undefined
    ? ""
    : [dateTimeText(language, lastLogin.time), lastLogin.device ?? ""].filter(Boolean).join(" · ")
