import type { InputHTMLAttributes } from "react"

import type { Field } from "#domain/entry/RegisterForm.ts"
import type { MessageKey } from "#i18n/messages.ts"

export type PlainField = Exclude<
  Field,
  "password" | "confirmPassword" | "paymentPassword" | "mobileNum" | "verificationCode" | "captcha"
>

interface Looks {
  readonly label: MessageKey
  readonly autoComplete?: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"]
}

export const plainLooks: Readonly<Record<PlainField, Looks>> = {
  username: { label: "username", autoComplete: "username" },
  email: { label: "email", autoComplete: "email", inputMode: "email" },
  nickname: { label: "nickname", autoComplete: "nickname" },
  payeeName: { label: "real_name", autoComplete: "name" },
  idNumber: { label: "id_number" },
  qqNum: { label: "qq", inputMode: "numeric" },
  facebook: { label: "facebook" },
  wechat: { label: "wechat" },
  line: { label: "line" },
  whatsapp: { label: "whatsapp", inputMode: "tel" },
  zalo: { label: "zalo", inputMode: "tel" },
  recommenderId: { label: "recommender" },
  affiliateCode: { label: "invitation_code" },
}
