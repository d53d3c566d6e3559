import type { Field } from "./RegisterForm.ts"

/** The device never stores a secret or the number of an identity card. */
export const storedFields = [
  "username",
  "mobileNum",
  "email",
  "nickname",
  "payeeName",
  "qqNum",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "recommenderId",
  "affiliateCode",
] as const satisfies ReadonlyArray<Field>
export type StoredField = (typeof storedFields)[number]
