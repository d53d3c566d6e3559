import type { Field } from "./RegisterForm.ts"

/** The fields that the device may store until they are sent: no secret, and no number of an identity card. */
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
